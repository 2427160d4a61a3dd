import { type Result, ok, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { MAX_SVG_LENGTH } from './svg-limits.ts'
import { uploadErrors } from './errors.ts'
import type { ProcessedFile } from './file-kind.ts'
import { trySanitizeSvgInWorker } from './sanitize-svg-in-worker.ts'
import type { SanitizedSvg } from './sanitize-svg.ts'

const FLAW_ERRORS = {
  tooDeep: uploadErrors.svgTooDeep,
  nestedCopies: uploadErrors.nestedCopies,
  broken: uploadErrors.brokenSvg,
} as const satisfies Record<Extract<SanitizedSvg, { flaw: string }>['flaw'], DomainError>

/** Sanitizes an SVG: only shapes, text and paint remain, no scripts, links or external content. */
export async function sanitizeUploadedSvg(bytes: Uint8Array): Promise<Result<ProcessedFile>> {
  const text = decodeUtf8(bytes)
  if (text === null) return err(uploadErrors.brokenSvg)
  if (text.length > MAX_SVG_LENGTH) return err(uploadErrors.svgTooLong)
  if (/<!ENTITY/i.test(text)) return err(uploadErrors.entities)
  const sanitized = await trySanitizeSvgInWorker(text)
  if (sanitized === null) return err(uploadErrors.svgTooComplex)
  if ('flaw' in sanitized) return err(FLAW_ERRORS[sanitized.flaw])
  const size = await readSvgSize(sanitized.svg)
  if (size === null) return err(uploadErrors.brokenSvg)
  return ok({ mimeType: 'image/svg+xml', mediaType: 'Image', body: Buffer.from(sanitized.svg), ...size })
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Reads the size of an SVG in pixels; null if it is not well-formed. */
async function readSvgSize(svg: string): Promise<{ readonly width: number; readonly height: number } | null> {
  const { default: sharp } = await import('sharp')
  try {
    // Applying the rules of a style sheet to thousands of elements takes seconds, so the size is that without them.
    const unstyled = Buffer.from(svg.replace(/<style>[^<]*<\/style>/, ''))
    const { width, height } = await sharp(unstyled, { limitInputPixels: false }).metadata()
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}
