import { MEDIA_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { MediaUse } from './use-store.ts'
import * as messages from '@hydrant/messages/compiled/server/media.js'

/** The errors of the media library. */
export const libraryErrors = {
  unknownMedia: { code: 'ITEM_NOT_FOUND', message: messages.unknownMedia },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedPageToken,
  },
  tooManyKeys: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: () => messages.tooManyContentKeys({ maximum: String(MEDIA_PAGE_SIZE.max) }),
  },
  noTitle: { code: 'INVALID_API_INPUT', message: messages.noTitle },
  noAlternateText: {
    code: 'INVALID_API_INPUT',
    message: messages.noAlternateText,
  },
  decorativeWithText: {
    code: 'INVALID_API_INPUT',
    message: messages.decorativeWithText,
  },
} as const satisfies Record<string, DomainError>

const MAX_LISTED_USES = 5

/** Creates the error for deleting a file that is still used. */
export function mediaInUseError(uses: readonly MediaUse[]): DomainError {
  const listUses = () => uses.slice(0, MAX_LISTED_USES).map(messages.mediaUse).join(', ')
  const others = Math.max(0, uses.length - MAX_LISTED_USES)
  return {
    code: 'DEPENDENCY_EXISTS',
    message: () => messages.fileInUse({ uses: listUses(), others }),
  }
}
