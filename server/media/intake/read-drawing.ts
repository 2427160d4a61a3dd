import { type Result, ok, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { DRAWING_LENGTH } from './drawing-limits.ts'
import { intakeRefusals } from './errors.ts'
import type { KeptFile } from './file-kind.ts'
import { tidyApart } from './tidy-apart.ts'
import type { TidyDrawing } from './tidy-drawing.ts'

const REFUSALS = {
  tooDeep: intakeRefusals.drawingTooDeep,
  nestedCopies: intakeRefusals.nestedCopies,
  broken: intakeRefusals.brokenDrawing,
} as const satisfies Record<Extract<TidyDrawing, { flaw: string }>['flaw'], DomainError>

/**
 * A drawing of which only shapes, text and paint are left: no scripts, no links, nothing that is loaded from elsewhere.
 */
export async function readDrawing(bytes: Uint8Array): Promise<Result<KeptFile>> {
  const text = decode(bytes)
  if (text === null) return err(intakeRefusals.brokenDrawing)
  if (text.length > DRAWING_LENGTH) return err(intakeRefusals.drawingTooLong)
  if (/<!ENTITY/i.test(text)) return err(intakeRefusals.entities)
  const tidy = await tidyApart(text)
  if (tidy === null) return err(intakeRefusals.drawingTooIntricate)
  if ('flaw' in tidy) return err(REFUSALS[tidy.flaw])
  const size = await sizeOf(tidy.drawing)
  if (size === null) return err(intakeRefusals.brokenDrawing)
  return ok({ mimeType: 'image/svg+xml', mediaType: 'Image', body: Buffer.from(tidy.drawing), ...size })
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What the drawing says of its size, in pixels; null when it is not well-formed. */
async function sizeOf(drawing: string): Promise<{ readonly width: number; readonly height: number } | null> {
  const { default: sharp } = await import('sharp')
  try {
    // A style sheet says nothing of it, and to match its rules with thousands of elements takes seconds.
    const unstyled = Buffer.from(drawing.replace(/<style>[^<]*<\/style>/, ''))
    const { width, height } = await sharp(unstyled, { limitInputPixels: false }).metadata()
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}
