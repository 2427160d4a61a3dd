import { readFile } from 'node:fs/promises'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { MAX_PIXELS } from '../image-limits.ts'
import { uploadErrors } from './errors.ts'
import type { FileKind, ProcessedFile } from './file-kind.ts'
import { reencodeWithoutMetadata } from './process-image.ts'

/**
 * Sanitizes an SVG, encodes an image again without its metadata, or checks a PDF; returns an error for a broken file, and
 * for an image of more than `maxPixels`.
 */
export async function validateAndCleanUpload(
  path: string,
  kind: FileKind,
  maxPixels = MAX_PIXELS,
): Promise<Result<ProcessedFile>> {
  switch (kind) {
    case 'image/svg+xml': {
      // Loaded with the first SVG, for a faster start.
      const { sanitizeUploadedSvg: processSvg } = await import('./process-svg.ts')
      return processSvg(await readFile(path))
    }
    case 'application/pdf':
      return validatePdf(await readFile(path))
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'image/avif':
    case 'image/gif':
      return reencodeWithoutMetadata(path, kind, maxPixels)
    default:
      return kind satisfies never
  }
}

/** Checks that a PDF has its end marker, for which PDF readers look in the last bytes; it is stored unchanged. */
function validatePdf(body: Buffer): Result<ProcessedFile> {
  if (!body.subarray(-1024).includes('%%EOF')) return err(uploadErrors.brokenDocument)
  return ok({ mimeType: 'application/pdf', mediaType: 'Document', body, width: null, height: null })
}
