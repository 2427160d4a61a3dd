/**
 * As whom, and when, a page is looked at: `viewer` is empty for oneself, `guest`, or an account's id; `at` a moment
 * (ISO), or empty.
 */
export interface PreviewWish {
  readonly viewer: string
  readonly at: string
}

/** Where a page is seen as it will be: its draft, or, for a moment to come, what is planned until then. */
export function previewAddress(path: string, { viewer, at }: PreviewWish): string {
  const query = new URLSearchParams(at === '' ? { preview: 'draft' } : { at })
  if (viewer !== '') query.set('as', viewer)
  return `${path}?${query.toString()}`
}
