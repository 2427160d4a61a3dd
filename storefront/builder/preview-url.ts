import type { Look } from '@hydrant/kernel/colour/contrast.ts'

/**
 * The viewer and time of a preview: `viewer` is empty for the user, `guest`, or an account's id; `at` is an ISO time,
 * or empty for now.
 */
export interface PreviewOptions {
  readonly viewer: string
  readonly at: string
  /** Without it, the look that the device prefers. */
  readonly look?: Look
}

/** Returns the URL of a preview: of the draft, or of what is scheduled for a future time. */
export function toPreviewUrl(path: string, { viewer, at, look }: PreviewOptions): string {
  const query = new URLSearchParams(at === '' ? { preview: 'draft' } : { at })
  if (viewer !== '') query.set('as', viewer)
  if (look !== undefined) query.set('look', look)
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`
}
