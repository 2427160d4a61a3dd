import { readFile } from 'node:fs/promises'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { intakeRefusals } from './errors.ts'
import type { FileKind, KeptFile } from './file-kind.ts'
import { readPicture } from './read-picture.ts'

/** What the library keeps of a file that was uploaded, or why it keeps nothing. */
export async function readUpload(path: string, kind: FileKind): Promise<Result<KeptFile>> {
  switch (kind) {
    case 'image/svg+xml': {
      // Loaded when the first drawing comes, for the sake of the start.
      const { readDrawing } = await import('./read-drawing.ts')
      return readDrawing(await readFile(path))
    }
    case 'application/pdf':
      return readDocument(await readFile(path))
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'image/avif':
    case 'image/gif':
      return readPicture(path, kind)
    default:
      return kind satisfies never
  }
}

/** Documents are kept as they are; readers look for their end among the last bytes. */
function readDocument(body: Buffer): Result<KeptFile> {
  if (!body.subarray(-1024).includes('%%EOF')) return err(intakeRefusals.brokenDocument)
  return ok({ mimeType: 'application/pdf', mediaType: 'Document', body, width: null, height: null })
}
