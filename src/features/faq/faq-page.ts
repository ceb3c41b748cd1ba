import type { JsonLdNode, StructuredDataPage } from '#src/cms/structured-data.ts';
import type { Question } from './Questions.tsx';

/** Returns the answered questions as the page's list of questions, which all blocks of questions on a page share. */
export function faqPage(questions: readonly Question[], { language, url }: StructuredDataPage): JsonLdNode[] {
  const answered = questions.filter(({ fields }) => fields.Question.value !== '' && fields.Answer.value !== '');
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ fields }) => ({
    '@type': 'Question',
    name: fields.Question.value,
    acceptedAnswer: { '@type': 'Answer', text: fields.Answer.value },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url}#faq`, inLanguage: language, mainEntity }];
}
