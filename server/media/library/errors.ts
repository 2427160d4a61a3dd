import { MEDIA_PAGE } from '@hydrant/contract/shared/limits.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { MediaUse } from './use-store.ts'

/** The errors of the media library. */
export const libraryErrors = {
  unknownMedia: { code: 'ITEM_NOT_FOUND', message: 'There is no file of this key in the media library.' },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'pageToken' is none that this list gave out.",
  },
  tooManyKeys: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: `The query parameter 'contentKeys' names more than ${MEDIA_PAGE.max} files. Ask for them in several calls.`,
  },
  noTitle: { code: 'INVALID_API_INPUT', message: "Give the file a title: 'title' is blank." },
  noAlternateText: {
    code: 'INVALID_API_INPUT',
    message:
      "Say what the picture shows: 'alternateText' is empty. For a picture that says nothing send 'isDecorative': true.",
  },
  decorativeWithText: {
    code: 'INVALID_API_INPUT',
    message: "A decorative picture has no alternative text: send either 'alternateText' or 'isDecorative': true.",
  },
} as const satisfies Record<string, DomainError>

const MAX_LISTED_USES = 5

/** Creates the error for deleting a file that is still used. */
export function mediaInUseError(uses: readonly MediaUse[]): DomainError {
  const listedUses = uses.slice(0, MAX_LISTED_USES).map(({ kind, name }) => `${kind} "${name}"`)
  const others = uses.length > MAX_LISTED_USES ? ` and ${uses.length - MAX_LISTED_USES} more` : ''
  return {
    code: 'DEPENDENCY_EXISTS',
    message: `The file is used: ${listedUses.join(', ')}${others}. Take it out there first.`,
  }
}
