import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'

/**
 * Returns the headers that make a site builder's reads show what somebody else would see: a `guest`, or a buyer of the
 * account with an id.
 */
export function toPreviewHeaders(previewAs: string): Readonly<Record<string, string>> {
  return { [PREVIEW_HEADER]: previewAs }
}
