import type { NextApiRequest, NextApiResponse } from 'next';

/** Both languages: the limit knows nothing of the page. */
const PAGE = `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>بنك ركن · Rukn Bank</title></head>
<body>
<main>
<h1>طلبات كثيرة</h1>
<p>طلبت صفحات كثيرة في وقت قصير. انتظر قليلاً ثم حدّث الصفحة.</p>
<div lang="en" dir="ltr">
<h2>Too many requests</h2>
<p>You have requested many pages in a short time. Wait a moment, then reload the page.</p>
</div>
</main>
</body>
</html>`;

/** Responds 429 to a client above the limit of pages that are rendered for each request. */
export default function refusedRate({ query: { seconds } }: NextApiRequest, response: NextApiResponse): void {
  const retryAfter = typeof seconds === 'string' && /^\d{1,4}$/.test(seconds) ? seconds : '1';
  response.setHeader('Retry-After', retryAfter);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.status(429).send(PAGE);
}

export const config = { api: { bodyParser: false } };
