import { html } from 'hono/html';
import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';
import type { StoredSubmission } from '../read-submission.ts';
import { csvFile } from './csv.ts';
import { inLanguage, LANGUAGE_KEY, staffPage, type StaffView } from './staff-page.ts';
import { formatTime, STAFF_TEXTS, withNumber } from './staff-texts.ts';
import {
  type Filter,
  type ListedForm,
  type ListedSubmission,
  type OpenedSubmission,
  PAGE_SIZE,
  STATUSES,
} from './submissions.ts';

const statusText = (status: string, language: Language): string =>
  STATUSES.flatMap((one) => (one === status ? STAFF_TEXTS[language].statuses[one] : []))[0] ?? status;

interface ListView {
  readonly rows: readonly ListedSubmission[];
  readonly total: number;
  readonly forms: readonly ListedForm[];
  readonly filter: Filter;
}

const option = (value: string, text: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`;

const statusOptions = (chosen: string, language: Language) =>
  STATUSES.map((one) => option(one, statusText(one, language), chosen));

/** Returns the URL of a list with a filter, in the language of the view. */
const filtered = (
  { language }: StaffView,
  path: string,
  { form, status, reference }: Filter,
  more: Readonly<Record<string, string>> = {},
): string => inLanguage(`${path}?${new URLSearchParams({ form, status, reference, ...more })}`, language);

function filterForm(view: StaffView, { forms, filter }: ListView) {
  const { path, language, titleOf } = view;
  const texts = STAFF_TEXTS[language];
  const all = (chosen: string) => option('', texts.all, chosen);
  return html`<form class="filter" method="get" action="${path}">
    ${language === DEFAULT_LANGUAGE ? '' : html`<input type="hidden" name="${LANGUAGE_KEY}" value="${language}" />`}
    <label
      >${texts.form}
      <select name="form">
        ${all(filter.form)}${forms.map((form) => option(form.formName, titleOf(form), filter.form))}
      </select></label
    >
    <label
      >${texts.status}
      <select name="status">
        ${all(filter.status)}${statusOptions(filter.status, language)}
      </select></label
    >
    <label>${texts.reference} <input name="reference" dir="ltr" value="${filter.reference}" /></label>
    <button>${texts.show}</button>
    <a href="${filtered(view, `${path}.csv`, filter)}">${texts.csv}</a>
  </form>`;
}

const submissionRow = ({ path, language, titleOf }: StaffView, row: ListedSubmission) =>
  html`<tr role="row">
    <th scope="row" role="rowheader">
      <a href="${inLanguage(`${path}/${row.reference}`, language)}"><bdi>${row.reference}</bdi></a>
    </th>
    <td role="cell"><bdi>${titleOf(row)}</bdi></td>
    <td role="cell">${formatTime(row.receivedAt, language)}</td>
    <td role="cell">${statusText(row.status, language)}</td>
  </tr>`;

/** Renders the list of submissions, without anything that visitors wrote. */
export function listPage(view: StaffView, list: ListView) {
  const { path, language, isAnonymous } = view;
  const { rows, total, filter } = list;
  const texts = STAFF_TEXTS[language];
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const turn = (to: number, text: string) =>
    html`<a href="${filtered(view, path, filter, { page: String(to) })}">${text}</a>`;
  const columns = [texts.reference, texts.form, texts.received, texts.status];
  // Windows of phones show each row as a block, which has no role by itself.
  const table = html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((title) => html`<th scope="col" role="columnheader">${title}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => submissionRow(view, row))}
    </tbody>
  </table>`;
  return staffPage(
    view,
    isAnonymous ? texts.anonymousList : texts.list,
    html`${filterForm(view, list)}
      <p role="status">${total === 0 ? texts.none : withNumber(texts.count, total, language)}</p>
      ${total === 0 ? '' : table}
      ${
        last === 1
          ? ''
          : html`<nav aria-label="${texts.pages}">
              ${filter.page > 1 ? turn(filter.page - 1, texts.previous) : ''}
              ${filter.page < last ? turn(filter.page + 1, texts.next) : ''}
            </nav>`
      }`,
  );
}

/** Renders a submission, its files and answers, and the form of the next answer; an error when the last one was not stored. */
export function submissionPage(view: StaffView, submission: OpenedSubmission, hasFailed = false) {
  const { path, language, titleOf } = view;
  const texts = STAFF_TEXTS[language];
  const about = [
    titleOf(submission),
    formatTime(submission.receivedAt, language),
    statusText(submission.status, language),
  ];
  return staffPage(
    view,
    submission.reference,
    html`<p><a href="${inLanguage(path, language)}">${texts.allRequests}</a></p>
      <p>${about.join(' · ')}</p>
      <dl>
        ${submission.values.map(
          ({ title, name, texts: written }) =>
            html`<dt dir="auto">${title === '' ? name : title}</dt>
              <dd dir="auto">${written.join('\n')}</dd>`,
        )}
      </dl>
      ${filesOf(view, submission)}
      <h2>${texts.answers}</h2>
      ${answersOf(view, submission)} ${answerForm(view, submission, hasFailed)}`,
  );
}

function filesOf({ path, language }: StaffView, { reference, files }: OpenedSubmission) {
  if (files.length === 0) return '';
  const texts = STAFF_TEXTS[language];
  return html`<h2>${texts.files}</h2>
    <ul>
      ${files.map(
        ({ id, name, size }) =>
          html`<li>
            <a href="${path}/${reference}/files/${id}"><bdi>${name}</bdi></a>
            (${withNumber(texts.kilobytes, Math.ceil(size / 1024), language)})
          </li>`,
      )}
    </ul>`;
}

const answersOf = ({ language }: StaffView, { answers }: OpenedSubmission) =>
  answers.length === 0
    ? html`<p>${STAFF_TEXTS[language].noAnswers}</p>`
    : html`<ol>
        ${answers.map(
          ({ status, text, writtenAt }) =>
            html`<li>
              ${formatTime(writtenAt, language)} · ${statusText(status, language)}<br /><span dir="auto">${text}</span>
            </li>`,
        )}
      </ol>`;

function answerForm(
  { path, language, isAnonymous }: StaffView,
  { reference, status }: OpenedSubmission,
  hasFailed: boolean,
) {
  const texts = STAFF_TEXTS[language];
  return html`<form class="answer" method="post" action="${inLanguage(`${path}/${reference}`, language)}">
    ${hasFailed ? html`<p role="alert">${texts.notSaved}</p>` : ''}
    <label
      >${texts.status}
      <select name="status">
        ${statusOptions(status, language)}
      </select></label
    >
    <label
      >${isAnonymous ? texts.anonymousAnswer : texts.answer}
      <textarea name="text" rows="5" maxlength="2000" dir="auto"></textarea>
    </label>
    <button>${texts.save}</button>
  </form>`;
}

/** Returns submissions as a CSV file: a line each, with the values of all fields that any of them has. */
export function submissionsCsv({ language, titleOf }: StaffView, submissions: readonly StoredSubmission[]): string {
  const texts = STAFF_TEXTS[language];
  const titles = [...new Set(submissions.flatMap(({ values }) => values.map(({ title, name }) => title || name)))];
  const rows = submissions.map((submission) => [
    ...[submission.reference, titleOf(submission), statusText(submission.status, language)],
    submission.receivedAt.toISOString(),
    ...titles.map(
      (title) => submission.values.find((value) => (value.title || value.name) === title)?.texts.join('\n') ?? '',
    ),
  ]);
  return csvFile([[texts.reference, texts.form, texts.status, texts.received, ...titles], ...rows]);
}
