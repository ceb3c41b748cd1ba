import { Logo } from './Logo.tsx';
import { defineExamples } from '../examples.ts';

const BANK = { ar: 'بنك ركن', en: 'Rukn Bank' };

export const examples = defineExamples({
  dark: ({ t, language }) => <Logo src={`/-/media/brand/logo-${language}.svg`} alt={t(BANK)} width={156} height={40} />,
  light: ({ t, language }) => (
    <div className="night p-6">
      <Logo src={`/-/media/brand/logo-${language}-light.svg`} alt={t(BANK)} width={156} height={40} />
    </div>
  ),
  markOnNarrowScreens: ({ t, language }) => (
    <Logo src={`/-/media/brand/logo-${language}.svg`} markSrc="/-/media/brand/mark.svg" alt={t(BANK)} />
  ),
});
