/** What advertising and mail programs add to addresses to see who has come by them; pages read none of it. */
const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|srsltid|_gl|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|epik|mc_cid|mc_eid|_hsenc|_hsmi)$/i

/**
 * A path with its query, without what tells only by which way a visitor has come; everything else stays as it was
 * written.
 */
export function withoutTracking(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !TRACKING.test(nameOf(pair)))
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys()
  return name
}
