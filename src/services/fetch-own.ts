/** Requests a URL of this site, which an enhancement or a view shows in place; rejects unless its status is one of success. */
export async function fetchOwn(url: string | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`status of ${response.status}`);
  return response;
}
