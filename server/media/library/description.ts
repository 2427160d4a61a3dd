import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { libraryRefusals } from './errors.ts'
import type { Description, LibraryItem } from './store.ts'

/** What somebody says anew of a file; what is undefined stays. */
export interface LibraryChange {
  readonly title: string | undefined
  readonly alternateText: string | undefined
  readonly isDecorative: boolean | undefined
  readonly focalPoint: { readonly x: number; readonly y: number } | undefined
}

/**
 * What is stored of a change. Whoever speaks of a picture's alternative text either gives one or says that it needs
 * none.
 */
export function readDescription(
  stored: Pick<LibraryItem, 'mediaType' | 'alternateText' | 'isDecorative'>,
  change: LibraryChange,
): Result<Description> {
  const title = change.title?.trim()
  if (title === '') return err(libraryRefusals.noTitle)
  const shown = readAlternateText(stored, change)
  if (!shown.ok) return shown
  return ok({
    ...shown.value,
    ...(title !== undefined && { title }),
    ...(change.focalPoint !== undefined && { focalX: change.focalPoint.x, focalY: change.focalPoint.y }),
  })
}

function readAlternateText(
  stored: Pick<LibraryItem, 'mediaType' | 'alternateText' | 'isDecorative'>,
  change: LibraryChange,
): Result<Pick<Description, 'alternateText' | 'isDecorative'>> {
  if (change.alternateText === undefined && change.isDecorative === undefined) return ok({})
  const given = change.alternateText?.trim()
  if (change.isDecorative === true)
    return (given ?? '') === ''
      ? ok({ alternateText: '', isDecorative: true })
      : err(libraryRefusals.decorativeWithText)
  const alternateText = given ?? stored.alternateText
  if (alternateText !== '' || stored.mediaType === 'Document') return ok({ alternateText, isDecorative: false })
  // A form may send the empty text of a decorative picture along with what is really changed.
  return stored.isDecorative && change.isDecorative === undefined ? ok({}) : err(libraryRefusals.noAlternateText)
}
