/** The image types that are decoded and encoded again. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif'

/** The file types that can be uploaded. */
export type FileKind = ImageType | 'image/svg+xml' | 'application/pdf'

/** An uploaded file after processing. */
export interface ProcessedFile {
  readonly mimeType: FileKind
  readonly mediaType: 'Image' | 'Document'
  readonly body: Uint8Array
  /** In pixels; null for documents. */
  readonly width: number | null
  readonly height: number | null
}

/** How many bytes are needed to detect the type; an SVG may begin with declarations and comments. */
export const SIGNATURE_BYTES = 4096

/** Detects the type of a file by its first bytes, or returns null. File names and headers are not trusted. */
export function detectFileKind(head: Uint8Array): FileKind | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  if (text(4, 8) === 'ftyp' && readFtypBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'image/avif'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  return isSvg(bytes.toString('utf8')) ? 'image/svg+xml' : null
}

/** Returns the four-letter brands that an ISO media file is compatible with. */
function readFtypBrands(bytes: Buffer): readonly string[] {
  return bytes.toString('latin1', 8, bytes.readUInt32BE(0)).match(/.{4}/gs) ?? []
}

/**
 * Whether an svg element follows after only declarations, comments and spaces. Comments end at the first `-->`: a less
 * strict expression would backtrack through all of them.
 */
function isSvg(text: string): boolean {
  return /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i.test(text)
}
