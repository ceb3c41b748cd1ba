/**
 * Speculation rules as JSON: pages are prefetched on hover; services, media and new windows are not. A page adds them after
 * its paint: a header that names a file of them makes browsers fetch it beside the fonts.
 */
export const SPECULATION_RULES = JSON.stringify({
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
});
