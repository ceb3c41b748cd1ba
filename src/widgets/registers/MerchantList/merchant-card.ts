import { type Scalar, scalarFields } from '#src/features/registers/scalar-fields.ts';
import type { MerchantCard } from './merchant-list-data.ts';

const NAME = /name|title/i;
const IMAGE = /image|logo|icon|picture|photo/i;
const LINK = /link|url|website|href/i;

/** Schemes and paths that a card may link to or load; any other text is no address. */
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;

type Field = readonly [name: string, value: Scalar];

/** Returns the card of a merchant: the first field that is like a name, a picture and a link, and the other scalar ones. */
export function merchantCardOf(merchant: Readonly<Record<string, unknown>>): MerchantCard {
  const fields = scalarFields(merchant);
  const first = (is: (field: Field) => boolean) => fields.find(is);
  const isAddress = ([, value]: Field) => typeof value === 'string' && ADDRESS.test(value);
  const image = first((field) => IMAGE.test(field[0]) && isAddress(field));
  const link = first((field) => field !== image && LINK.test(field[0]) && !IMAGE.test(field[0]) && isAddress(field));
  const name = first((field) => field !== image && field !== link && NAME.test(field[0]));
  const facts = fields.filter((field) => ![name, image, link].includes(field) && field[1] !== '');
  return { name: textOf(name), image: textOf(image), link: textOf(link), facts };
}

const textOf = (field: Field | undefined): string => (field === undefined ? '' : String(field[1]));
