import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/mail.js'

/** Errors of reading a mail and of sending one again. */
export const mailErrors = {
  unknownMail: { code: 'ITEM_NOT_FOUND', message: messages.unknownMail },
  notGivenUp: { code: 'ITEM_NOT_FOUND', message: messages.notGivenUp },
} as const satisfies Record<string, DomainError>
