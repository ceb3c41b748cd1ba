import type { ServerResponse } from 'node:http';

/** A text in both languages: what refuses knows nothing of the page. */
interface Refusal {
  readonly status: number;
  readonly ar: { readonly title: string; readonly text: string };
  readonly en: { readonly title: string; readonly text: string };
}

const TOO_MANY: Refusal = {
  status: 429,
  ar: { title: 'طلبات كثيرة', text: 'طلبت صفحات كثيرة في وقت قصير. انتظر قليلاً ثم حدّث الصفحة.' },
  en: {
    title: 'Too many requests',
    text: 'You have requested many pages in a short time. Wait a moment, then reload the page.',
  },
};

const BUSY: Refusal = {
  status: 503,
  ar: { title: 'الموقع مشغول', text: 'زوّار كثيرون يتصفحون الموقع الآن. انتظر قليلاً ثم حدّث الصفحة.' },
  en: {
    title: 'The site is busy',
    text: 'Many people are using the site right now. Wait a moment, then reload the page.',
  },
};

const pageOf = ({ ar, en }: Refusal): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>بنك ركن · Rukn Bank</title></head>
<body>
<main>
<h1>${ar.title}</h1>
<p>${ar.text}</p>
<div lang="en" dir="ltr">
<h2>${en.title}</h2>
<p>${en.text}</p>
</div>
</main>
</body>
</html>`;

/** Responds 429 to a client above the limit of pages that are rendered for it. */
export const refuseTooMany = (response: ServerResponse, seconds: number): void => refuse(response, TOO_MANY, seconds);

/** Responds 503 where no page can be rendered at this time. */
export const refuseBusy = (response: ServerResponse): void => refuse(response, BUSY, 5);

function refuse(response: ServerResponse, refusal: Refusal, seconds: number): void {
  response.statusCode = refusal.status;
  response.setHeader('Retry-After', String(seconds));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(response.req.method === 'HEAD' ? undefined : pageOf(refusal));
}

/** Responds 405 to a request whose method nothing serves. */
export function refuseMethod(response: ServerResponse): void {
  response.statusCode = 405;
  response.setHeader('Allow', 'GET, HEAD, POST');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ error: 'method not allowed' }));
}
