import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { libraryErrors } from './errors.ts'
import type { Description, LibraryItem } from './store.ts'

/** The new description of a file; undefined properties stay unchanged. */
export interface LibraryChange {
  readonly title: string | undefined
  readonly alternateText: string | undefined
  readonly isDecorative: boolean | undefined
  readonly focalPoint: { readonly x: number; readonly y: number } | undefined
}

/**
 * Validates a change and returns the columns to store. An image needs an alternative text or must be marked as
 * decorative.
 */
export function validateDescription(
  stored: Pick<LibraryItem, 'mediaType' | 'alternateText' | 'isDecorative'>,
  change: LibraryChange,
): Result<Description> {
  const title = change.title?.trim()
  if (title === '') return err(libraryErrors.noTitle)
  const textResult = validateAlternateText(stored, change)
  if (!textResult.ok) return textResult
  return ok({
    ...textResult.value,
    ...(title !== undefined && { title }),
    ...(change.focalPoint !== undefined && { focalX: change.focalPoint.x, focalY: change.focalPoint.y }),
  })
}

function validateAlternateText(
  stored: Pick<LibraryItem, 'mediaType' | 'alternateText' | 'isDecorative'>,
  change: LibraryChange,
): Result<Pick<Description, 'alternateText' | 'isDecorative'>> {
  if (change.alternateText === undefined && change.isDecorative === undefined) return ok({})
  const requestedText = change.alternateText?.trim()
  if (change.isDecorative === true)
    return (requestedText ?? '') === ''
      ? ok({ alternateText: '', isDecorative: true })
      : err(libraryErrors.decorativeWithText)
  const alternateText = requestedText ?? stored.alternateText
  if (alternateText !== '' || stored.mediaType === 'Document') return ok({ alternateText, isDecorative: false })
  // A form may send the empty text of a decorative image along with other changes.
  return stored.isDecorative && change.isDecorative === undefined ? ok({}) : err(libraryErrors.noAlternateText)
}
