import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, OPEN, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './PartnersStrip.widget.ts';

const logo = (number: number) => ({
  name: `partner-${number}`,
  fields: {
    Image: {
      ar: { src: 'partners/bayt.svg', alt: `بيت ${number}` },
      en: { src: 'partners/bayt.svg', alt: `Bayt ${number}` },
    },
  },
});
const linked = { name: 'linked', fields: { ...logo(0).fields, Link: OPEN } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [linked, logo(1), { name: 'pictureless', fields: { Link: OPEN } }] } },
  one: { fields: { items: [logo(1)] } },
  twenty: { fields: { Title: FRAME.Title, items: [linked, ...twenty(logo)] } },
});
