import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { MAX_SVG_DEPTH } from './svg-limits.ts'
import * as messages from '@hydrant/messages/compiled/server/media.js'

const MEGABYTE = 1024 * 1024

/** The errors of uploads. */
export const uploadErrors = {
  incompleteUpload: {
    code: 'INVALID_API_INPUT',
    message: messages.incompleteUpload,
  },
  empty: { code: 'INVALID_API_INPUT', message: messages.emptyFile },
  unknownKind: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: messages.unknownFileKind,
  },
  unknownPrivateKind: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: messages.unknownPrivateKind,
  },
  brokenImage: {
    code: 'INVALID_API_INPUT',
    message: messages.brokenImage,
  },
  brokenDocument: {
    code: 'INVALID_API_INPUT',
    message: messages.brokenDocument,
  },
  brokenSvg: {
    code: 'INVALID_API_INPUT',
    message: messages.brokenSvg,
  },
  svgTooLong: {
    code: 'LIMIT_EXCEEDED',
    message: messages.svgTooLong,
  },
  svgTooDeep: {
    code: 'LIMIT_EXCEEDED',
    message: () => messages.svgTooDeep({ levels: String(MAX_SVG_DEPTH) }),
  },
  svgTooComplex: {
    code: 'LIMIT_EXCEEDED',
    message: messages.svgTooComplex,
  },
  entities: {
    code: 'INVALID_API_INPUT',
    message: messages.svgEntities,
  },
  nestedCopies: {
    code: 'INVALID_API_INPUT',
    message: messages.svgNestedCopies,
  },
} as const satisfies Record<string, DomainError>

/** Creates the error for a file that has more bytes than are taken. */
export function tooLargeError(maxBytes: number): DomainError {
  return { code: 'TOO_LARGE', message: () => messages.fileTooLarge({ megabytes: String(maxBytes / MEGABYTE) }) }
}

/** Creates the error for an image that has more pixels than are decoded. */
export function tooManyPixelsError(maxPixels: number): DomainError {
  return { code: 'LIMIT_EXCEEDED', message: () => messages.tooManyPixels({ millions: String(maxPixels / 1_000_000) }) }
}
