import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** The content key of a demo picture, always the same for the same picture key: `MC` and 26 letters or digits. */
export function contentKeyOf(pictureKey: string): string {
  const parts = [1, 2, 3].map((round) => idFromKey('MC0', `${pictureKey}/${round}`).slice(3, 15))
  return `MC${parts.join('').toUpperCase().slice(0, 26)}`
}

/** Where the shop serves a demo picture. */
export function mediaUrlOf(pictureKey: string): string {
  return `/cms/delivery/media/${contentKeyOf(pictureKey)}`
}
