import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { EmptyScene } from '#src/ui/EmptyScene.tsx';
import { ResultPanel } from '#src/ui/ResultPanel.tsx';
import { type Finance, financeResult } from './finance-result.tsx';
import type { FinanceWords } from './words.ts';

interface FinancePanelProps {
  readonly language: Language;
  readonly words: FinanceWords;
  readonly finance: Finance | undefined;
  readonly pending: boolean;
  /** Months that are asked for. */
  readonly tenure: number;
  /** Whether the form waits for corrections. */
  readonly faulty: boolean;
  /** What is financed. */
  readonly priceLabel: string;
  /** The way on: the page's one accent beside a result, quiet before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** The result of a finance calculator; while the first one is on its way, its figures are 0. */
export function FinancePanel(props: FinancePanelProps) {
  const { language, words, finance, pending, tenure, faulty, priceLabel, applyNow } = props;
  const shown = finance ?? (pending ? { figures: NOTHING, tenure, balloon: 0 } : undefined);
  return (
    <ResultPanel
      label={words.calculator_result}
      pending={pending}
      empty={{
        picture: <EmptyScene />,
        title: faulty ? words.calculator_waiting : words.calculator_empty,
        text: words.calculator_empty_text,
        action: applyNow('soft'),
      }}
      result={shown && { ...financeResult(shown, words, language, priceLabel), action: applyNow('accent') }}
    />
  );
}

const NOTHING = { instalment: 0, apr: 0, financeAmount: 0, totalAmountPayable: 0 };
