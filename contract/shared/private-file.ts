import type { Static } from 'typebox'
import { Choice } from './schema.ts'

/** What a file can be that somebody uploads for an order or an account, and not for the media library: told by its bytes. */
export const PrivateFileType = Choice([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
])
export type PrivateFileType = Static<typeof PrivateFileType>
