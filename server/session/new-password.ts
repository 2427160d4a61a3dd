import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'
import type { Authentication } from './authentication.ts'

const MIN_LENGTH = 10
/** The longest password that sign-in accepts. */
const MAX_LENGTH = 128

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Reads the passwords that many people use, in lower case; only when one is chosen, as the list takes time to read. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= MIN_LENGTH))
}

/**
 * Returns an error when a new password is too short, too long, published, or on a list of the most used passwords;
 * otherwise null. `field` is the name of the field in the body.
 */
export async function findNewPasswordError(
  { publishedPasswords }: Pick<Authentication, 'publishedPasswords'>,
  field: string,
  password: string,
): Promise<DomainError | null> {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH)
    return invalidFieldError(field, () =>
      messages.unusablePassword({ minimum: String(MIN_LENGTH), maximum: String(MAX_LENGTH) }),
    )
  if (publishedPasswords.includes(password))
    return { code: 'INSUFFICIENT_ACCESS', message: messages.publishedNewPassword, arguments: [field] }
  commonPasswords ??= readCommonPasswords()
  return (await commonPasswords).has(password.toLowerCase()) ? invalidFieldError(field, messages.commonPassword) : null
}
