import type { NextApiHandler } from 'next';
import { env } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';
import { verifyBearer } from '#src/shell/http/verify-bearer.ts';
import { exampleLayout } from './example-layout.ts';

/**
 * Responds with the layout of a widget's example, of which an editor shows the picture: `?name=FaqAccordion&lang=ar`, with the
 * editing secret as bearer.
 */
export const exampleHandler: NextApiHandler = async ({ headers, query: { name, lang } }, response) => {
  const secret = env().JSS_EDITING_SECRET;
  if (secret === undefined || !verifyBearer(headers.authorization, secret)) return void response.status(401).end();
  const { findExample } = await import('./find-example.ts');
  const example = findExample(String(name));
  if (!example) return void response.status(404).end();
  response.json(exampleLayout(example, languageOf(lang)));
};
