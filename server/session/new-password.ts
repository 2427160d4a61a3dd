import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionErrors } from './errors.ts'

const MIN_LENGTH = 10
/** The longest password that sign-in accepts. */
const MAX_LENGTH = 128

/**
 * Returns an error when a new password is too short, too long or published. `field` is the name of the field in the
 * body.
 */
export function checkNewPassword(
  { publishedPasswords }: Pick<Authentication, 'publishedPasswords'>,
  field: string,
  password: string,
): DomainError | null {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH)
    return {
      ...sessionErrors.unusablePassword,
      message: `The '${field}' must have ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
    }
  return publishedPasswords.includes(password) ? sessionErrors.publishedPassword : null
}
