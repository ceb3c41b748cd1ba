import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './AppPromo.widget.ts';

const Title = { ar: 'البنك كله في راحة يدك', en: 'The whole bank in your palm' };
const store = (href: string) => ({ ar: { text: '', href }, en: { text: '', href } });
const AppStoreLink = store('https://apps.apple.com/sa/app/rukn');
const GooglePlayLink = store('https://play.google.com/store/apps/details?id=example.rukn');

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: {
        ar: 'اعرف أين ذهب راتبك، وأوقف بطاقة، وقسّم فاتورة، واسأل مستشاراً.',
        en: 'See where your pay went, freeze a card, split a bill or ask an adviser.',
      },
      Image: { src: 'scenes/app-phone.svg', alt: '' },
      AppStoreLink,
      GooglePlayLink,
      CodeLink: store('/help/app'),
      Note: { ar: 'وجّه كاميرا جوالك إلى الرمز.', en: 'Point your camera at the code.' },
    },
    params: { RenderingIdentifier: 'get-the-app' },
  },
  /** Without a picture and a code. */
  minimal: { fields: { Title, AppStoreLink, GooglePlayLink } },
  /** An address that no camera could read. */
  longCode: {
    fields: { Title, AppStoreLink, GooglePlayLink, CodeLink: store(`https://rukn.example/${'a'.repeat(300)}`) },
  },
});
