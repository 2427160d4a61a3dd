import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import { integrityError } from '../../records/service.ts'
import { isLegalTextLink } from '../shop-identity.ts'
import { hasImage, type IdentityChanges, type Transaction } from './store.ts'

const ADDRESS_FIELDS = [
  ['email', 'ContactEmail__c'],
  ['mailSenderAddress', 'MailSenderAddress__c'],
] as const
const LINK_FIELDS = [
  ['termsUrl', 'TermsUrl__c'],
  ['privacyUrl', 'PrivacyUrl__c'],
  ['legalNoticeUrl', 'LegalNoticeUrl__c'],
] as const

/**
 * Checks changes of what the shop says of itself. Returns an error, which names the field, for a logo that is no image of
 * the media library, for an email address and for a link that are none, and for a sender's name of more than one line.
 */
export async function parseIdentity(
  tx: Transaction,
  identity: IdentityChanges | undefined,
): Promise<Result<IdentityChanges | undefined>> {
  if (identity === undefined) return ok(identity)
  const { logoId, mailSenderName } = identity
  if (typeof logoId === 'string' && !(await hasImage(tx, logoId)))
    return err(integrityError('LogoId__c', () => messages.logoNoImage({ field: 'LogoId__c' })))
  for (const [name, field] of ADDRESS_FIELDS) {
    const text = identity[name]
    if (typeof text === 'string' && !isEmailAddress(text))
      return err(integrityError(field, () => messages.notEmailAddress({ field, text })))
  }
  for (const [name, field] of LINK_FIELDS) {
    const text = identity[name]
    if (typeof text === 'string' && !isLegalTextLink(text))
      return err(integrityError(field, () => messages.notLegalTextLink({ field, text })))
  }
  // It becomes a header of mails.
  if (typeof mailSenderName === 'string' && /[\p{Control}<>]/u.test(mailSenderName))
    return err(integrityError('MailSenderName__c', () => messages.senderNameSigns({ field: 'MailSenderName__c' })))
  return ok(identity)
}
