import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { Result } from '#src/services/result.ts';
import { AskedCalculator } from './AskedCalculator.tsx';
import { checkEntries, type FinanceEntries, initialEntries, offersOf } from './finance-entries.ts';
import type { FinanceLists } from './finance-lists.ts';
import { type Finance, NO_FINANCE } from './finance.ts';
import { fieldLabels, FinanceFields, type Purchase } from './FinanceFields.tsx';
import { ScheduleOnDemand } from './ScheduleOnDemand.tsx';
import type { FinanceWords, FormWords, PurchaseWords } from './words.ts';

interface FinanceCalculatorProps {
  /** What it is called where something goes wrong, and in the address. */
  readonly name: string;
  readonly uid: string;
  readonly page: Pick<PageFacts, 'language' | 'servicesHost'>;
  readonly fields: FinanceLists & { readonly ApplyNow: LinkValue };
  /** The value of the nationality that is chosen at first; Saudi unless there is one. */
  readonly defaultNationality: string;
  readonly phrases: FormWords & FinanceWords & PurchaseWords;
  readonly purchase: Purchase & {
    /** What the button is called. */
    readonly act: string;
    /** What is paid at signing; the admin fee unless it is told. */
    readonly fee?: string;
  };
  /** Asks the bank. */
  readonly reckon: (entries: FinanceEntries, options: CallOptions) => Promise<Result<Finance, unknown>>;
}

/** What a purchase costs a month and in all, by the bank's own reckoning, with its schedule. */
export function FinanceCalculator(props: FinanceCalculatorProps) {
  const { name, uid, fields, phrases, purchase, reckon, page, defaultNationality } = props;
  const { language, servicesHost: host } = page;
  const said = { phrases, language, priceLabel: purchase.price, feeLabel: purchase.fee };
  return (
    <AskedCalculator
      uid={uid}
      page={page}
      phrases={{ ...phrases, Invalid_Price: purchase.wrongPrice }}
      applyNow={fields.ApplyNow}
      calculation={{
        name,
        initial: initialEntries(fields, defaultNationality),
        offers: offersOf(fields),
        check: checkEntries,
        reckon: (entries, signal) => reckon(entries, { signal, host }),
      }}
      labels={fieldLabels(phrases, purchase)}
      act={purchase.act}
      fields={(form) => <FinanceFields form={form} lists={fields} phrases={phrases} purchase={purchase} />}
      emptyText={phrases.calculator_empty_text}
      nothing={NO_FINANCE}
      panel={async () => (await import('./finance-panel.tsx')).financePanel(said)}
      more={({ schedule }) => schedule && <ScheduleOnDemand {...said} id={`calculator-${uid}`} schedule={schedule} />}
    />
  );
}
