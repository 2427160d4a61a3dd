import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import type { MailSender } from '@hydrant/mail-templates/layout/mail-layout.ts'
import { type Mail, type RenderedMail, renderMail } from '@hydrant/mail-templates/render-mail.ts'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import type { OutboxEntry } from '../outbox/service.ts'
import { toMailSender } from './mail-sender.ts'
import { getWebstore, toLanguages } from '../webstore/service.ts'
import { chooseMailLanguage } from './mail-language.ts'
import { type MailKind, parseMailKind } from './mail-kinds.ts'
import type { ReadOnlyDb } from './store.ts'

/** A mail whose content is to be composed. */
export interface MailToCompose {
  readonly recordId: string
  readonly writtenAt: Date
  readonly sender: MailSender
  /** Whether links that let somebody act as the recipient are in the mail; otherwise a sentence is in their place. */
  readonly hasSecretLinks: boolean
}

/** Composes the content of a mail; null when what it tells of no longer applies. */
export type MailComposer = (db: ReadOnlyDb, mail: MailToCompose) => Promise<Mail | null>

/** The composers of all kinds of mail. */
export type MailComposers = Readonly<Record<MailKind, MailComposer>>

/** What composing mails depends on. */
export interface ComposeDeps {
  readonly composers: MailComposers
  /** The public URL of the site, with the base path and without a slash at its end. */
  readonly siteUrl: string
  readonly hasSecretLinks: boolean
}

/**
 * Composes and renders a mail of the outbox in the language of its recipient, with links to the pages in that language;
 * null when what it tells of no longer applies. Throws on an unknown kind.
 */
export async function composeMail(
  db: ReadOnlyDb,
  entry: OutboxEntry,
  { composers, siteUrl, hasSecretLinks }: ComposeDeps,
): Promise<RenderedMail | null> {
  const { type, recordId, createdAt } = entry
  const kind = parseMailKind(type)
  if (kind === null) throw new Error(`There is no composer for mails of the kind ${type}.`)
  const webstore = await getWebstore(db)
  const storeLanguages = toLanguages(webstore)
  const language = await chooseMailLanguage(db, entry, storeLanguages)
  return runWithLocale(language, async () => {
    const sender = toMailSender(webstore, siteUrl + toLanguagePrefix(language, storeLanguages.defaultLanguage))
    const mail = await composers[kind](db, { recordId, writtenAt: createdAt, sender, hasSecretLinks })
    if (mail === null) return null
    const { createAttachments, ...content } = renderMail(mail)
    if (createAttachments === undefined) return content
    return { ...content, createAttachments: () => runWithLocale(language, createAttachments) }
  })
}
