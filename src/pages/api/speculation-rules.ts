import type { NextApiRequest, NextApiResponse } from 'next';

/** Speculation rules: pages are prefetched on hover; services and media are not. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/-/*', '/sitecore/*'] } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export default function speculationRules(_request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Content-Type', 'application/speculationrules+json');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.status(200).send(JSON.stringify(RULES));
}
