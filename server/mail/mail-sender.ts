import type { MailSender } from '@hydrant/mail-templates/layout/mail-layout.ts'
import * as messages from '@hydrant/messages/compiled/server/mail.js'
import { toShopIdentity, type Webstore } from '../webstore/service.ts'

/**
 * Returns what mails say of the shop: its name, contact and legal texts, as its settings say. `siteUrl` is the public URL
 * of the site, with the base path and without a slash at its end.
 */
export function toMailSender(webstore: Pick<Webstore, 'name' | 'settings'>, siteUrl: string): MailSender {
  const { addressLines, phone, email, legalLinks } = toShopIdentity(webstore)
  const links = [
    { label: messages.terms(), href: legalLinks.terms },
    { label: messages.privacy(), href: legalLinks.privacy },
    { label: messages.legalNotice(), href: legalLinks.legalNotice },
  ]
  return {
    shopName: webstore.name,
    shopUrl: `${siteUrl}/`,
    contactLines: [...addressLines, phone, email].filter((line) => line !== ''),
    legalLinks: links.flatMap(({ label, href }) =>
      href === null ? [] : [{ label, url: href.startsWith('/') ? siteUrl + href : href }],
    ),
  }
}

/**
 * Returns in whose name the settings of the shop say that mails are sent; null values are those of the operator. A name
 * of the operator goes with their address, so with another address the name is that of the shop.
 */
export function toMailFrom(webstore: Pick<Webstore, 'name' | 'settings'>): {
  readonly name: string | null
  readonly address: string | null
} {
  const { name, address } = toShopIdentity(webstore).mailSender
  return { name: name ?? (address === null ? null : webstore.name), address }
}
