/** Query parameters that advertising and mail programs add to URLs; pages read none of them. */
const TRACKING_PARAMETER =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|srsltid|_gl|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|epik|mc_cid|mc_eid|_hsenc|_hsmi)$/i

/** Removes tracking parameters from the query of a URL; everything else stays as it was written. */
export function removeTrackingParameters(url: string): string {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return url
  const remainingPairs = url
    .slice(queryStart + 1)
    .split('&')
    .filter((pair) => !TRACKING_PARAMETER.test(getParameterName(pair)))
  return remainingPairs.length === 0
    ? url.slice(0, queryStart)
    : `${url.slice(0, queryStart)}?${remainingPairs.join('&')}`
}

function getParameterName(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys()
  return name
}
