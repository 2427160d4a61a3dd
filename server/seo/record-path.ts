/** Returns the path of the page of a product or category, from the site's root. */
export function toRecordPath(
  kind: 'product' | 'category',
  { id, urlName }: { readonly id: string; readonly urlName: string | null },
): string {
  return `/${kind}/${id}${urlName === null || urlName === '' ? '' : `/${urlName}`}`
}
