import { http, HttpResponse } from 'msw';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import { anyHost, responseOf } from './response-handlers.ts';

/** Handler for the point ratios of two products, in Arabic unless English is requested. */
export const pointRatioHandlers = [
  http.get(anyHost(pointRatios), ({ request }) => {
    const isEnglish = /^en/i.test(new URL(request.url).searchParams.get('sc_lang') ?? '');
    const rows = [
      { Key: isEnglish ? 'Signature card' : 'البطاقة المميّزة', Value: 0.005 },
      { Key: isEnglish ? 'Everyday card' : 'البطاقة اليومية', Value: 0.004 },
    ];
    return responseOf(pointRatios, { result: { CardAndSARPointRatio: rows } });
  }),
  http.all(anyHost(pointRatios), () => new HttpResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })),
];
