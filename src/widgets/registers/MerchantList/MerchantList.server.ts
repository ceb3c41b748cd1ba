import { asIncomplete } from '#src/cms/incomplete-data.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { failureLine } from '#src/services/failure-line.ts';
import { loadMerchants } from '#src/services/registers.server.ts';
import { merchantCardOf } from './merchant-card.ts';
import type { MerchantListData } from './merchant-list-data.ts';

/** Returns all merchants; the reason why there are none. */
export async function staticProps(_: unknown, page: PageFacts): Promise<MerchantListData> {
  const response = await loadMerchants(page);
  if (!response.ok) {
    console.error(`MerchantList: ${failureLine(response.failure)}`);
    const status = 'status' in response.failure ? response.failure.status : 0;
    return asIncomplete({ kind: 'failed', status });
  }
  const { Data, Message } = response.value;
  if (Data) return { kind: 'loaded', merchants: Data.map(merchantCardOf) };
  return asIncomplete({ kind: 'missing', message: Message ?? '' });
}
