const KINDS = { 401: 'signedOut', 409: 'conflict', 413: 'tooLarge', 423: 'locked' };

/** Sends a request to the platform; the result has a `kind`, `saved` when it succeeded, and the `body` or the `detail`. */
export async function send(method, path, content) {
  try {
    const response = await fetch(`/sitecore/editing/${path}`, {
      method,
      ...(content !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      }),
    });
    const body = await response.json();
    if (response.ok) return { kind: 'saved', body };
    return { kind: KINDS[response.status] ?? 'failed', detail: body.error, body };
  } catch {
    return { kind: 'unreachable' };
  }
}

export const load = (path, parameters) => send('GET', `${path}?${new URLSearchParams(parameters)}`);

/** Returns the sentence for an author about a result that is not `saved`. */
export const messageOf = ({ kind, detail, body }, texts) => {
  if (body?.required) return `${texts.failed} ${texts.requiredField(body.required)}`;
  return kind === 'failed' ? `${texts.failed} ${detail}` : (texts[kind] ?? texts.unreachable);
};
