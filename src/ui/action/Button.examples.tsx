import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const CALCULATE = { ar: 'احسب القسط', en: 'Calculate the instalment' };

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

/** Renders a button that is busy for two seconds after each click. */
function BusyButton({ t }: ExampleProps) {
  const [busy, setBusy] = useState(true);
  const start = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Button busy={busy} onClick={start}>
      {t(CALCULATE)}
    </Button>
  );
}

export const examples = defineExamples({
  kinds: ({ t }) => (
    <Row>
      <Button kind="primary">{t({ ar: 'افتح حساباً', en: 'Open an account' })}</Button>
      <Button kind="soft">{t({ ar: 'قارن البطاقات', en: 'Compare cards' })}</Button>
      <Button kind="line">{t({ ar: 'امسح الحقول', en: 'Clear the fields' })}</Button>
      <Button kind="accent">{t({ ar: 'قدّم الآن', en: 'Apply now' })}</Button>
      <Button kind="text">{t({ ar: 'تراجع', en: 'Cancel' })}</Button>
    </Row>
  ),
  small: ({ t }) => (
    <Row>
      <Button size="sm">{t({ ar: 'التفاصيل', en: 'Details' })}</Button>
      <Button size="sm" kind="soft">
        {t({ ar: 'عرض الكل', en: 'View all' })}
      </Button>
      <Button size="sm" kind="line">
        {t({ ar: 'مشاركة', en: 'Share' })}
      </Button>
    </Row>
  ),
  icons: ({ t }) => (
    <Row>
      <Button href="#" iconStart="lock">
        {t({ ar: 'تسجيل الدخول', en: 'Sign in' })}
      </Button>
      <Button href="#" kind="soft" iconEnd="arrow">
        {t({ ar: 'التالي', en: 'Next' })}
      </Button>
    </Row>
  ),
  wide: ({ t }) => <Button wide>{t(CALCULATE)}</Button>,
  disabled: ({ t }) => (
    <Row>
      <Button disabled>{t(CALCULATE)}</Button>
      <Button disabled kind="line">
        {t({ ar: 'امسح الحقول', en: 'Clear the fields' })}
      </Button>
    </Row>
  ),
  busy: BusyButton,
});
