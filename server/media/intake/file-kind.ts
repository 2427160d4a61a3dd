/** The types of pictures that are read and written anew. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif'

/** What the library takes. */
export type FileKind = PictureType | 'image/svg+xml' | 'application/pdf'

/** A file as the library keeps it. */
export interface KeptFile {
  readonly mimeType: FileKind
  readonly mediaType: 'Image' | 'Document'
  readonly body: Uint8Array
  /** In pixels; null for documents. */
  readonly width: number | null
  readonly height: number | null
}

/** How many bytes of a file tell what it is; drawings may begin with declarations and comments. */
export const TELLING_BYTES = 4096

/** What a file is by its first bytes, or null: names and headers say what their senders like. */
export function kindOf(head: Uint8Array): FileKind | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  if (text(4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'image/avif'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  return isDrawing(bytes.toString('utf8')) ? 'image/svg+xml' : null
}

/** The formats that a file of this family names itself compatible with, by four letters each. */
function brandsOf(bytes: Buffer): readonly string[] {
  return bytes.toString('latin1', 8, bytes.readUInt32BE(0)).match(/.{4}/gs) ?? []
}

/**
 * An SVG element after nothing but declarations, comments and blanks. A comment ends at its first end: any freedom
 * there would be tried out for all of them together.
 */
function isDrawing(text: string): boolean {
  return /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i.test(text)
}
