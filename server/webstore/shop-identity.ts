import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { Webstore } from './load-webstore.ts'

/** What the shop says of itself besides its name. Texts that nobody has set are empty. */
export interface ShopIdentity {
  /** The id of the logo in the media library; null without one. */
  readonly logoId: string | null
  /** What the logo says; the name of the shop unless it is set. */
  readonly logoAlternateText: string
  /** The lines of its postal address. */
  readonly addressLines: readonly string[]
  readonly email: string
  readonly phone: string
  /** The sender of mails; null: as the operator has set it. */
  readonly mailSender: { readonly name: string | null; readonly address: string | null }
  readonly legalLinks: LegalLinks
}

/** The links to legal texts: paths of the shop or URLs; null without one. */
export interface LegalLinks {
  readonly terms: string | null
  readonly privacy: string | null
  readonly legalNotice: string | null
}

const LEGAL_TEXT_LINK = /^(?:\/(?![/\\])|https?:\/\/)[^\s\\\p{Control}]*$/u

/** Whether a text is the path of a page of the shop, or a URL of http or https. */
export function isLegalTextLink(text: string): boolean {
  return LEGAL_TEXT_LINK.test(text) && (text.startsWith('/') || URL.canParse(text))
}

/**
 * Reads what the shop says of itself, `{ identity: { logoId, logoAlternateText, address, email, phone, mailSenderName,
 * mailSenderAddress, termsUrl, privacyUrl, legalNoticeUrl } }`. What is no valid value counts as not set, because an
 * operator may have written the settings in the database.
 */
export function toShopIdentity({ name, settings }: Pick<Webstore, 'name' | 'settings'>): ShopIdentity {
  const identity = isRecord(settings['identity']) ? settings['identity'] : {}
  const read = (key: string): string => {
    const value = identity[key]
    return typeof value === 'string' ? value.trim() : ''
  }
  const readAddress = (key: string): string => (isEmailAddress(read(key)) ? read(key) : '')
  const readLink = (key: string): string | null => (isLegalTextLink(read(key)) ? read(key) : null)
  return {
    logoId: read('logoId') || null,
    logoAlternateText: read('logoAlternateText') || name,
    addressLines: read('address')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    email: readAddress('email'),
    phone: read('phone'),
    mailSender: { name: read('mailSenderName') || null, address: readAddress('mailSenderAddress') || null },
    legalLinks: {
      terms: readLink('termsUrl'),
      privacy: readLink('privacyUrl'),
      legalNotice: readLink('legalNoticeUrl'),
    },
  }
}
