import type { ReactNode } from 'react';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { ShareButton } from '#src/features/share-link/ShareButton.tsx';
import { FormLayout } from '#src/features/form/FormLayout.tsx';
import type { FieldSchemas } from '#src/features/form/schema.ts';
import { LiveResultPanel } from '#src/ui/result/LiveResultPanel.tsx';
import { CalculatorLayout } from '../CalculatorLayout.tsx';
import { type LivePhrases, shareTexts } from '../phrases.ts';
import type { LiveForm } from './use-live-form.ts';

interface LiveLayoutProps {
  /** Unique on the page. */
  readonly id: string;
  readonly phrases: LivePhrases;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly state: Pick<LiveForm<FieldSchemas>, 'name' | 'values' | 'isChanged' | 'isSettled' | 'clear'>;
  /** Label of the clear button; the calculators' common one by default. */
  readonly clearLabel?: string;
  /** Figures of the result, 0 at first. */
  readonly result: ResultContent;
  /** Content below form and panel, over the whole width. */
  readonly more?: ReactNode;
  /** Fields of the form. */
  readonly children: ReactNode;
}

/**
 * Lays out a calculator that updates its result on every change: the form with its title, beside it the figures. Without
 * scripts a button submits the form, and the server renders the figures.
 */
export function LiveLayout(props: LiveLayoutProps) {
  const { id, phrases, title, subtitle, state, result, more, children } = props;
  const { clearLabel = phrases.calculator_clear } = props;
  const { name, values, isChanged, isSettled, clear } = state;
  return (
    <CalculatorLayout
      form={
        <FormLayout
          name={name}
          id={id}
          labelledBy={`${id}-title`}
          head={<FormHead titleId={`${id}-title`} title={title} subtitle={subtitle} />}
          actions={
            <>
              <Button type="submit" className="hidden noscript:inline-flex">
                {phrases.calculator_calculate}
              </Button>
              {isChanged && (
                <>
                  <Button kind="soft" className="noscript:hidden" onClick={clear}>
                    {clearLabel}
                  </Button>
                  <ShareButton name={name} values={values} texts={shareTexts(phrases)} />
                </>
              )}
            </>
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
