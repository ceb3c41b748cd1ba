import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#sitecore/definitions/language.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { formAnswers, formFiles, formSubmissions } from '../../store/form-schema.ts';
import type { FormSecret } from './form-keys.ts';
import { unsealText } from './sealed.ts';

/** Values of a submission as they are sealed. */
export const submittedValues = z.array(
  z.object({ name: z.string(), title: z.string(), type: z.string(), texts: z.array(z.string()) }),
);

/** A submission with its values opened; files without their content. */
export interface StoredSubmission {
  readonly id: string;
  readonly reference: string;
  /** Id of the form. */
  readonly form: string;
  readonly formName: string;
  readonly language: Language;
  readonly status: string;
  readonly answerDays: number | null;
  readonly receivedAt: Date;
  readonly values: z.output<typeof submittedValues>;
  /** The visitor's email address; "" without one. */
  readonly email: string;
  /** The text that staff have written last; "" before. */
  readonly answer: string;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
}

/** Returns the submission with an id; rejects when there is none. */
export async function readSubmission(db: StoreDb, id: string, secret: FormSecret): Promise<StoredSubmission> {
  const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  if (!row) throw new Error('a submission that does not exist');
  const { id: fileId, name, type, size } = formFiles;
  const files = await db.select({ id: fileId, name, type, size }).from(formFiles).where(eq(formFiles.submission, id));
  const [answer] = await db
    .select({ text: formAnswers.text })
    .from(formAnswers)
    .where(eq(formAnswers.submission, id))
    .orderBy(desc(formAnswers.id))
    .limit(1);
  const values = submittedValues.parse(JSON.parse(unsealText(secret, id, row.values)));
  const { reference, form, formName, language, status, answerDays, receivedAt } = row;
  return {
    id,
    reference,
    form,
    formName,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    status,
    answerDays,
    receivedAt,
    values,
    email: values.find(({ type }) => type === 'email')?.texts[0] ?? '',
    answer: answer ? unsealText(secret, id, answer.text) : '',
    files: files.map((file) => ({ ...file, name: unsealText(secret, id, file.name) })),
  };
}
