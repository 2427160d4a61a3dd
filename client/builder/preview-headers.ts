import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'

/**
 * The headers with which a site builder's reads are answered as to somebody else: to a `guest`, or to a buyer of the
 * account with an id.
 */
export function previewHeaders(previewed: string): Readonly<Record<string, string>> {
  return { [PREVIEW_HEADER]: previewed }
}
