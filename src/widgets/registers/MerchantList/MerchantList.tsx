import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { PartnerSkeleton } from '#src/features/partners/PartnerSkeleton.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import type { Listed } from '#src/features/listing/list-page.ts';
import { ScalarText } from '#src/features/registers/ScalarText.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { MerchantCard } from './merchant-list-data.ts';
import { merchantsAddress } from './merchants-address.ts';
import type { MerchantListProps } from './MerchantList.widget.ts';
import { statusPhrase } from './status-phrase.ts';

/** Cards that show that merchants load: three rows of a wide window. */
const SKELETONS = 12;

/** Renders all merchants of the rewards programme as cards, or why they are not there. */
export function MerchantList(props: MerchantListProps) {
  const { fields, phrases, page, data } = props;
  const values = merchantsAddress.write(merchantsAddress.initial);
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <Listing values={values} className="pt-8">
        <ListingResults
          label={phrases.merchants}
          listed={listedOf(data)}
          values={values}
          grid="offer-grid"
          skeleton={<PartnerSkeleton />}
          skeletons={SKELETONS}
          failure={<Failure {...props} />}
          phrases={phrases}
          page={page}
        >
          {(merchant) => <Merchant key={JSON.stringify(merchant)} merchant={merchant} {...props} />}
        </ListingResults>
      </Listing>
    </Wrap>
  );
}

const listedOf = (data: MerchantListProps['data']): Listed<MerchantCard> =>
  data.kind === 'loaded'
    ? { kind: 'loaded', items: data.merchants, total: data.merchants.length, page: 1, pages: 1 }
    : { kind: 'failed' };

/** Renders why there is no list. */
function Failure({ phrases, data }: MerchantListProps) {
  if (data.kind === 'missing') return data.message === '' ? phrases.no_data_found : data.message;
  const status = data.kind === 'failed' ? data.status : 0;
  return (
    <>
      {fill(phrases.merchants_network_error, { status: statusPhrase(status, phrases) })}
      <span className="mt-2 block text-md font-text text-text-2">{phrases.merchants_retry_later}</span>
    </>
  );
}

interface MerchantProps extends Pick<MerchantListProps, 'phrases' | 'page'> {
  readonly merchant: MerchantCard;
}

const Merchant = ({ merchant: { name, image, link, facts }, phrases, page }: MerchantProps) => (
  <li>
    <article className="partner-card merchant-card">
      {image !== '' && <img src={image} alt="" width="84" height="84" loading="lazy" decoding="async" />}
      <div>
        {name !== '' && <h2>{name}</h2>}
        {facts.length > 0 && (
          <dl>
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt>{labelOf(key, phrases)}</dt>
                <dd>
                  <ScalarText value={value} language={page.language} phrases={phrases} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {link !== '' && (
        <Anchor
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(phrases.merchant_find, { name })}
          className="merchant-link"
        >
          <Icon name="pin" />
        </Anchor>
      )}
    </article>
  </li>
);

function labelOf(key: string, phrases: MerchantListProps['phrases']): string {
  if (key === 'Category') return phrases.merchant_category;
  return key === 'Branches' ? phrases.merchant_branches : key;
}
