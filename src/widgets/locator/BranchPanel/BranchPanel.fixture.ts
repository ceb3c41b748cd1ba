import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './BranchPanel.widget.ts';

const Title = { ar: 'فرع كامل، قريب منك', en: 'A full branch, close by' };

const facility = (ar: string, en: string, Icon: 'users' | 'key') => ({ fields: { Title: { ar, en }, Icon } });
const link = (ar: string, en: string, href: string) => ({ ar: { text: ar, href }, en: { text: en, href } });

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      Description: {
        ar: 'اختر ما تحتاج إليه، ونريك من يقدّمه وأين.',
        en: 'Pick what you need and see who offers it, and where.',
      },
      ServiceTypes: [
        facility('خدمة العملاء', 'Customer service', 'users'),
        facility('صناديق أمانات', 'Safe boxes', 'key'),
      ],
      BranchesLink: link('كل الفروع', 'Every branch', '/help/app'),
      AtmsLink: link('كل الصرافات', 'Every ATM', '/help/contact'),
      QrTitle: { ar: 'احجز دورك من التطبيق', en: 'Take a turn from the app' },
      QrText: {
        ar: 'امسح الرمز، واختر الخدمة، وتصل عند دورك.',
        en: 'Scan, choose a service, and arrive when it is your turn.',
      },
      QrLink: link('تطبيق ركن', 'The Rukn app', '/help/app'),
    },
    params: { TitleLevel: '1', RenderingIdentifier: 'branches' },
  },
  /** With a picture of a code. */
  picture: {
    fields: {
      Title,
      QrTitle: { ar: 'احجز دورك من التطبيق', en: 'Take a turn from the app' },
      QrImage: {
        ar: { src: 'scenes/app-phone.svg', alt: 'رمز تطبيق ركن' },
        en: { src: 'scenes/app-phone.svg', alt: 'Code of the Rukn app' },
      },
      QrLink: link('تطبيق ركن', 'The Rukn app', '/help/app'),
    },
  },
});
