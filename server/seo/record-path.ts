/** Where the page of a product or category is, from the site's root. */
export function recordPath(
  kind: 'product' | 'category',
  { id, urlName }: { readonly id: string; readonly urlName: string | null },
): string {
  return `/${kind}/${id}${urlName === null || urlName === '' ? '' : `/${urlName}`}`
}
