import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import type { QrCode } from './qr-code.server.ts'

/** Ids of the fields that an error can point to. */
export const SECOND_FACTOR_FIELDS = { password: 'second-factor-password', code: 'second-factor-code' } as const

/** What the page shows after a form was posted. */
export interface SecondFactorResult {
  readonly fieldErrors: readonly FormIssue[]
  /** The key that a code is to confirm. */
  readonly newKey?: { readonly key: string; readonly uri: string; readonly qrCode: QrCode }
  /** Where staff were mailed the link by which they go on. */
  readonly mailedTo?: string
  /** The recovery codes of a second factor that was turned on by this form. */
  readonly recoveryCodes?: readonly string[]
}
