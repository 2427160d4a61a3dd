import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionRefusals } from './errors.ts'

const SHORTEST = 10
/** The longest password that sign-in takes. */
const LONGEST = 128

/**
 * Why a password cannot be anybody's new one: it is too short, too long or published. `field` is what the body calls
 * it.
 */
export function checkNewPassword(
  { publishedPasswords }: Pick<Authentication, 'publishedPasswords'>,
  field: string,
  password: string,
): DomainError | null {
  if (password.length < SHORTEST || password.length > LONGEST)
    return {
      ...sessionRefusals.unusablePassword,
      message: `The '${field}' must have ${SHORTEST} to ${LONGEST} characters.`,
    }
  return publishedPasswords.includes(password) ? sessionRefusals.publishedPassword : null
}
