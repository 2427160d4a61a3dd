/**
 * The viewer and time of a preview: `viewer` is empty for the user, `guest`, or an account's id; `at` is an ISO time,
 * or empty for now.
 */
export interface PreviewOptions {
  readonly viewer: string
  readonly at: string
}

/** Returns the URL of a preview: of the draft, or of what is scheduled for a future time. */
export function toPreviewUrl(path: string, { viewer, at }: PreviewOptions): string {
  const query = new URLSearchParams(at === '' ? { preview: 'draft' } : { at })
  if (viewer !== '') query.set('as', viewer)
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`
}
