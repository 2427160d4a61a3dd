import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { MAX_PIXELS } from '../image-limits.ts'
import { MAX_SVG_DEPTH } from './svg-limits.ts'

const MEGABYTE = 1024 * 1024

/** The errors of uploads. */
export const uploadErrors = {
  tooLarge: {
    code: 'TOO_LARGE',
    message: `The file is larger than the ${MEDIA_BYTES / MEGABYTE} MB that the library takes. Make it smaller and upload it again.`,
  },
  incompleteUpload: {
    code: 'INVALID_API_INPUT',
    message: 'The file did not arrive whole. Upload it again.',
  },
  empty: { code: 'INVALID_API_INPUT', message: 'The file is empty.' },
  unknownKind: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message:
      'The library takes JPEG, PNG, WebP, AVIF, GIF, SVG and PDF. By its content this file is none of them, whatever its name says.',
  },
  brokenImage: {
    code: 'INVALID_API_INPUT',
    message: 'The picture is broken or cut off: it cannot be read to its end. Export it again and upload that.',
  },
  tooManyPixels: {
    code: 'LIMIT_EXCEEDED',
    message: `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels, all frames of an animation together. Make it smaller and upload it again.`,
  },
  brokenDocument: {
    code: 'INVALID_API_INPUT',
    message: 'The PDF is cut off: its end is missing. Export it again and upload that.',
  },
  brokenSvg: {
    code: 'INVALID_API_INPUT',
    message:
      'The SVG drawing cannot be read: it is not well-formed, or shows nothing. Export it again, as plain SVG in UTF-8.',
  },
  svgTooLong: {
    code: 'LIMIT_EXCEEDED',
    message: `The SVG drawing has more than a million characters. Simplify it, or upload it as PNG.`,
  },
  svgTooDeep: {
    code: 'LIMIT_EXCEEDED',
    message: `The SVG drawing has groups within groups, more than ${MAX_SVG_DEPTH} levels of them. Ungroup it, or upload it as PNG.`,
  },
  svgTooComplex: {
    code: 'LIMIT_EXCEEDED',
    message: 'The SVG drawing takes too long to be looked through. Simplify it, or upload it as PNG.',
  },
  entities: {
    code: 'INVALID_API_INPUT',
    message: 'The SVG drawing declares entities of its own, which are not read. Export it as plain SVG.',
  },
  nestedCopies: {
    code: 'INVALID_API_INPUT',
    message:
      'The SVG drawing copies parts that hold copies themselves, which can grow without end. Export it with its symbols expanded.',
  },
} as const satisfies Record<string, DomainError>
