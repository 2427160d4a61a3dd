import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'
import type { Authentication } from './authentication.ts'

const MIN_LENGTH = 10
/** The longest password that sign-in accepts. */
const MAX_LENGTH = 128

/**
 * Returns an error when a new password is too short, too long or published, otherwise null. `field` is the name of the
 * field in the body.
 */
export function findNewPasswordError(
  { publishedPasswords }: Pick<Authentication, 'publishedPasswords'>,
  field: string,
  password: string,
): DomainError | null {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH)
    return invalidFieldError(field, () =>
      messages.unusablePassword({ minimum: String(MIN_LENGTH), maximum: String(MAX_LENGTH) }),
    )
  return publishedPasswords.includes(password)
    ? { code: 'INSUFFICIENT_ACCESS', message: messages.publishedNewPassword, arguments: [field] }
    : null
}
