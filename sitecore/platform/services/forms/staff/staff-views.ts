import { html } from 'hono/html';
import type { StoredSubmission } from '../read-submission.ts';
import { csvFile } from './csv.ts';
import { type Filter, type OpenedSubmission, PAGE_SIZE, STATUSES, type Status } from './submissions.ts';

const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  received: 'وصل',
  working: 'قيد المعالجة',
  answered: 'تم الرد',
  closed: 'مغلق',
};

const statusText = (status: string): string =>
  STATUSES.flatMap((one) => (one === status ? STATUS_TEXTS[one] : []))[0] ?? status;

const riyadh = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-arab', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Riyadh',
});

const STYLES = `body{font:1rem/1.7 system-ui,sans-serif;margin:0;background:#faf9f5;color:#10201e}main{max-width:70rem;margin:auto;padding:1.5rem}
table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #d9d3c7;padding:.5rem .75rem;text-align:start;vertical-align:top}
form.filter{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin-block:1rem}label{display:grid;gap:.25rem;font-size:.875rem}
input,select,textarea,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border:1px solid #6d7a76;border-radius:6px;background:#fff}
button{background:#0b5f5a;color:#fff;border-color:#0b5f5a}a{color:#0b5f5a}dl{background:#fff;border:1px solid #d9d3c7;padding:1rem}dt{color:#4c5a57;font-size:.875rem}
dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}:focus-visible{outline:3px solid #d98a1f;outline-offset:2px}`;

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="ar" dir="rtl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

interface ListedSubmission {
  readonly reference: string;
  readonly formName: string;
  readonly status: string;
  readonly receivedAt: Date;
}

interface ListView {
  /** Path of the page. */
  readonly path: string;
  readonly rows: readonly ListedSubmission[];
  readonly total: number;
  readonly forms: readonly string[];
  readonly filter: Filter;
}

const option = (value: string, text: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`;

type Query = (more: Readonly<Record<string, string>>) => string;

const filterForm = ({ path, forms, filter }: ListView, query: Query) =>
  html`<form class="filter" method="get" action="${path}">
    <label
      >النموذج
      <select name="form">
        ${option('', 'كلها', filter.form)}${forms.map((one) => option(one, one, filter.form))}
      </select></label
    >
    <label
      >الحالة
      <select name="status">
        ${option('', 'كلها', filter.status)}${STATUSES.map((one) => option(one, STATUS_TEXTS[one], filter.status))}
      </select></label
    >
    <label>رقم الطلب <input name="reference" dir="ltr" value="${filter.reference}" /></label>
    <button>اعرض</button>
    <a href="${path}.csv${query({})}">نزّل ملف CSV</a>
  </form>`;

const submissionRow = (path: string, { reference, formName, receivedAt, status }: ListedSubmission) =>
  html`<tr>
    <th scope="row">
      <a href="${path}/${reference}"><bdi>${reference}</bdi></a>
    </th>
    <td><bdi>${formName}</bdi></td>
    <td>${riyadh.format(receivedAt)}</td>
    <td>${statusText(status)}</td>
  </tr>`;

/** Renders the list of submissions, without anything that visitors wrote. */
export function listPage(view: ListView) {
  const { path, rows, total, filter } = view;
  const query: Query = (more) =>
    `?${new URLSearchParams({ form: filter.form, status: filter.status, reference: filter.reference, ...more }).toString()}`;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const turn = (to: number, text: string) => html`<a href="${path}${query({ page: String(to) })}">${text}</a>`;
  return page(
    'طلبات النماذج',
    html`${filterForm(view, query)}
      <p role="status">عدد الطلبات: ${total}</p>
      <table>
        <thead>
          <tr>
            ${['الرقم', 'النموذج', 'وصل في', 'الحالة'].map((title) => html`<th scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => submissionRow(path, row))}
        </tbody>
      </table>
      <nav aria-label="الصفحات">
        ${filter.page > 1 ? turn(filter.page - 1, 'السابقة') : ''}
        ${filter.page < last ? turn(filter.page + 1, 'التالية') : ''}
      </nav>`,
  );
}

/** Renders a submission, its files and answers, and the form of the next answer. */
export const submissionPage = (path: string, submission: OpenedSubmission, error = '') =>
  page(
    submission.reference,
    html`<p><a href="${path}">كل الطلبات</a></p>
      <p>${submission.formName} · ${riyadh.format(submission.receivedAt)} · ${statusText(submission.status)}</p>
      <dl>
        ${submission.values.map(
          ({ title, name, texts }) =>
            html`<dt>${title === '' ? name : title}</dt>
              <dd dir="auto">${texts.join('\n')}</dd>`,
        )}
      </dl>
      ${
        submission.files.length === 0
          ? ''
          : html`<h2>المرفقات</h2>
              <ul>
                ${submission.files.map(
                  ({ id, name, size }) =>
                    html`<li>
                      <a href="${path}/${submission.reference}/files/${id}"><bdi>${name}</bdi></a>
                      (${Math.ceil(size / 1024)} ك.ب)
                    </li>`,
                )}
              </ul>`
      }
      <h2>الردود</h2>
      <ol>
        ${submission.answers.map(
          ({ status, text, writtenAt }) =>
            html`<li>${riyadh.format(writtenAt)} · ${statusText(status)}<br /><span dir="auto">${text}</span></li>`,
        )}
      </ol>
      <form method="post" action="${path}/${submission.reference}">
        ${error === '' ? '' : html`<p role="alert">${error}</p>`}
        <label
          >الحالة
          <select name="status">
            ${STATUSES.map((one) => option(one, STATUS_TEXTS[one], submission.status))}
          </select></label
        >
        <label
          >الرد الذي يُرسل إلى بريد صاحب الطلب <textarea name="text" rows="5" maxlength="2000" dir="auto"></textarea>
        </label>
        <p><button>احفظ الرد</button></p>
      </form>`,
  );

/** Returns submissions as a CSV file: a line each, with the values of all fields that any of them has. */
export function submissionsCsv(submissions: readonly StoredSubmission[]): string {
  const titles = [...new Set(submissions.flatMap(({ values }) => values.map(({ title, name }) => title || name)))];
  const rows = submissions.map(({ reference, formName, status, receivedAt, values }) => [
    ...[reference, formName, statusText(status), receivedAt.toISOString()],
    ...titles.map((title) => values.find((value) => (value.title || value.name) === title)?.texts.join('\n') ?? ''),
  ]);
  return csvFile([['الرقم', 'النموذج', 'الحالة', 'وصل في', ...titles], ...rows]);
}
