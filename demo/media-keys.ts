import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'

/**
 * Returns the content key of a demo picture, always the same for the same picture key: `MC` and 26 letters or digits.
 */
export function toContentKey(pictureKey: string): string {
  const parts = [1, 2, 3].map((round) => createIdFromKey('MC0', `${pictureKey}/${round}`).slice(3, 15))
  return `MC${parts.join('').toUpperCase().slice(0, 26)}`
}

/** Returns the URL of a demo picture. */
export function toMediaUrl(pictureKey: string): string {
  return `/cms/delivery/media/${toContentKey(pictureKey)}`
}
