/**
 * Whether the router asks for the data of a page while the visitor is on another one: the document then stays that of the
 * other page, with its content security policy.
 */
export function isRequestOfOtherPage({ headers, url }: Request): boolean {
  const referrer = headers.get('referer')
  if (headers.get('sec-fetch-dest') !== 'empty' || referrer === null || !URL.canParse(referrer)) return false
  return new URL(referrer).pathname !== new URL(url).pathname
}
