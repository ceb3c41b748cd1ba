import type { ReactNode } from 'react';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { LazyShareButton } from '#src/features/share-link/LazyShareButton.tsx';
import { LiveResultPanel } from '#src/ui/result/LiveResultPanel.tsx';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { FormLayout } from './form/FormLayout.tsx';
import type { LiveCalculator } from './form/use-live-calculator.ts';
import { type LivePhrases, shareTexts } from './phrases.ts';

interface LiveLayoutProps {
  /** Unique on the page. */
  readonly id: string;
  readonly phrases: LivePhrases;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly calculator: Omit<LiveCalculator<string>, 'setValue' | 'setValues'>;
  /** Label of the clear button; the calculators' common one by default. */
  readonly clearLabel?: string;
  /** Figures of the result, 0 at first. */
  readonly result: ResultContent;
  /** Content below form and panel, over the whole width. */
  readonly more?: ReactNode;
  /** Fields of the form. */
  readonly children: ReactNode;
}

/** Lays out a calculator that updates its result on every change: the form with its title, beside it the figures. */
export function LiveLayout(props: LiveLayoutProps) {
  const { id, phrases, title, subtitle, calculator, result, more, children } = props;
  const { clearLabel = phrases.calculator_clear } = props;
  const { name, values, isChanged, isSettled, clear } = calculator;
  return (
    <CalculatorLayout
      form={
        <FormLayout
          phrases={phrases}
          labelledBy={`${id}-title`}
          head={<FormHead titleId={`${id}-title`} title={title} subtitle={subtitle} />}
          actions={
            isChanged && (
              <>
                <Button kind="soft" onClick={clear}>
                  {clearLabel}
                </Button>
                <LazyShareButton name={name} values={values} texts={shareTexts(phrases)} />
              </>
            )
          }
        >
          {children}
        </FormLayout>
      }
      panel={
        <LiveResultPanel
          label={phrases.calculator_result}
          subjectId={`${id}-title`}
          pending={!isSettled}
          result={result}
        />
      }
      glance={result.idle !== true && <Glance {...result} />}
      more={more}
    />
  );
}

const Glance = ({ label, figure }: Pick<LiveLayoutProps['result'], 'label' | 'figure'>) => (
  <>
    <span className="text-xs leading-snug text-night-300">{label}</span>
    <span className="flex-none text-lg font-strong">{figure}</span>
  </>
);

interface FormHeadProps extends Pick<LiveLayoutProps, 'title' | 'subtitle'> {
  readonly titleId: string;
}

const FormHead = ({ titleId, title, subtitle }: FormHeadProps) => (
  <div className="mb-6">
    <Heading level={2} size="xl" id={titleId}>
      {title}
    </Heading>
    {subtitle !== undefined && <p className="mt-1.5 text-text-2">{subtitle}</p>}
  </div>
);
