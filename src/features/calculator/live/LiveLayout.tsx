import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { ShareButton } from '#src/features/share-link/ShareButton.tsx';
import { FormLayout } from '#src/features/form/FormLayout.tsx';
import type { FieldSchemas } from '#src/features/form/schema.ts';
import { LiveResultPanel } from '#src/ui/result/LiveResultPanel.tsx';
import { ApplyNow } from '../result/ApplyNow.tsx';
import { CalculatorLayout } from '../CalculatorLayout.tsx';
import { type LivePhrases, shareTexts } from '../phrases.ts';
import type { LiveForm } from './use-live-form.ts';

/** Props of the widget of a calculator that updates its result on every change. */
export interface LiveWidget<Phrases = LivePhrases> {
  readonly uid: string;
  readonly phrases: Phrases;
  readonly fields: { readonly Title?: TextValue; readonly SubTitle?: TextValue; readonly ApplyNow: LinkValue };
}

/** Returns the id of a calculator's form; unique on the page. */
export const calculatorId = ({ uid }: Pick<LiveWidget, 'uid'>): string => `calculator-${uid}`;

interface LiveLayoutProps {
  readonly widget: LiveWidget;
  /** The author's by default. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly state: Pick<LiveForm<FieldSchemas>, 'name' | 'values' | 'isChanged' | 'isSettled' | 'clear'>;
  /** Label of the clear button; the calculators' common one by default. */
  readonly clearLabel?: string;
  /** Figures of the result, 0 at first. */
  readonly result: Omit<ResultContent, 'action'>;
  /** Called when a visitor follows the link to apply. */
  readonly onApply?: () => void;
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
  const { widget, state, result, onApply, more, children } = props;
  const { phrases, fields } = widget;
  const id = calculatorId(widget);
  const action = <ApplyNow field={fields.ApplyNow} kind={result.idle ? 'soft' : 'accent'} onFollow={onApply} />;
  return (
    <CalculatorLayout
      form={
        <FormLayout
          name={state.name}
          id={id}
          labelledBy={`${id}-title`}
          head={<FormHead {...props} titleId={`${id}-title`} />}
          actions={<Actions {...props} />}
        >
          {children}
        </FormLayout>
      }
      panel={
        <LiveResultPanel
          label={phrases.calculator_result}
          subjectId={`${id}-title`}
          pending={!state.isSettled}
          result={{ ...result, action }}
        />
      }
      glance={result.idle !== true && <Glance {...result} />}
      more={more}
    />
  );
}

function Actions({ widget: { phrases }, state, clearLabel = phrases.calculator_clear }: LiveLayoutProps) {
  const { name, values, isChanged, clear } = state;
  return (
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
  );
}

const Glance = ({ label, figure }: Pick<LiveLayoutProps['result'], 'label' | 'figure'>) => (
  <>
    <span className="text-xs leading-snug text-night-300">{label}</span>
    <span className="flex-none text-lg font-strong">{figure}</span>
  </>
);

interface FormHeadProps extends Pick<LiveLayoutProps, 'widget' | 'title' | 'subtitle'> {
  readonly titleId: string;
}

function FormHead({ titleId, widget, title, subtitle }: FormHeadProps) {
  const { Title, SubTitle } = widget.fields;
  const shownSubtitle = subtitle ?? (SubTitle && isShown(SubTitle) && <Text field={SubTitle} />);
  return (
    <div className="mb-6">
      <Heading level={2} size="xl" id={titleId}>
        {title ?? (Title && <Text field={Title} />)}
      </Heading>
      {shownSubtitle && <p className="mt-1.5 text-text-2">{shownSubtitle}</p>}
    </div>
  );
}
