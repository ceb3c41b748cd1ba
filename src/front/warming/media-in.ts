/** URLs of media in attributes that name one file: the size of a picture that fits any screen, a link to a document. */
const ATTRIBUTE = /\s(?:src|href|poster)="(\/[-~]\/(?:media|jssmedia)\/[^"]*)"/gi;

/** URLs of media anywhere: in style sheets, further sizes, data of islands. */
const ANYWHERE = /\/[-~]\/(?:media|jssmedia)\/[^\s"'<>(),\\]+/gi;

/** Returns URLs of the media that a page's HTML names, one for each file. */
export function mediaIn(html: string): readonly string[] {
  const found = [
    ...[...html.matchAll(ATTRIBUTE)].map(([, url = '']) => url),
    ...[...html.matchAll(ANYWHERE)].map(([url]) => url),
  ].map((url) => url.replaceAll('&amp;', '&').replace(/&(?:quot|#x27|#39);.*$/, ''));
  const urls = new Map<string, string>();
  for (const url of found) {
    const [file = ''] = url.split('?');
    if (!urls.has(file)) urls.set(file, url);
  }
  return [...urls.values()];
}
