import { BarcodeReaderError } from './open-barcode-reader.ts'

/** Why the camera cannot be used: what the visitor can do about it differs. */
export type CameraFailure = 'refused' | 'missing' | 'in-use' | 'not-secure' | 'reader' | 'other'

/** Returns why scanning has failed, from the error of the browser or of the reader. */
export function toCameraFailure(error: unknown): CameraFailure {
  if (!window.isSecureContext) return 'not-secure'
  if (error instanceof BarcodeReaderError) return 'reader'
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use'
    default:
      return 'other'
  }
}
