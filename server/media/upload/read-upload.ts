import { readFile } from 'node:fs/promises'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { uploadErrors } from './errors.ts'
import type { FileKind, ProcessedFile } from './file-kind.ts'
import { readImage } from './read-image.ts'

/** Processes an uploaded file by its type, or returns an error. */
export async function readUpload(path: string, kind: FileKind): Promise<Result<ProcessedFile>> {
  switch (kind) {
    case 'image/svg+xml': {
      // Loaded with the first SVG, for a faster start.
      const { readSvg } = await import('./read-svg.ts')
      return readSvg(await readFile(path))
    }
    case 'application/pdf':
      return readPdf(await readFile(path))
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'image/avif':
    case 'image/gif':
      return readImage(path, kind)
    default:
      return kind satisfies never
  }
}

/** Documents are stored unchanged; PDF readers look for the end marker in the last bytes. */
function readPdf(body: Buffer): Result<ProcessedFile> {
  if (!body.subarray(-1024).includes('%%EOF')) return err(uploadErrors.brokenDocument)
  return ok({ mimeType: 'application/pdf', mediaType: 'Document', body, width: null, height: null })
}
