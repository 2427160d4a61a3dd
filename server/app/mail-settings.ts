import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import type { SmtpServer } from '../mail/service.ts'
import { SettingsError } from './settings-error.ts'

/**
 * Parses the mail server and the sender of mails; null when none is set. Throws a `SettingsError` on invalid settings, and
 * when the shop's public URL is not set.
 */
export function parseMailServer(readVariable: (name: string) => string | undefined): SmtpServer | null {
  const url = readVariable('SMTP_URL')
  const from = parseMailFrom(readVariable('MAIL_FROM'))
  if (url === undefined) return null
  // The message never contains the URL, which may have a password.
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url)) throw new SettingsError(messages.invalidSmtpUrl())
  if (from === null) throw new SettingsError(messages.smtpUrlWithoutSender())
  // The links of mails must not depend on what a request says about the shop's host.
  if (readVariable('PUBLIC_URL') === undefined) throw new SettingsError(messages.smtpUrlWithoutPublicUrl())
  return { url, from }
}

/** Parses `shop@firm.example` or `The Shop <shop@firm.example>`. */
function parseMailFrom(text: string | undefined): SmtpServer['from'] | null {
  if (text === undefined) return null
  const [, name = '', bracketed, bare = ''] = /^(?:([^<>\p{Control}]*)<([^<>]+)>|([^<>\s]+))$/u.exec(text) ?? []
  const address = bracketed ?? bare
  if (!isEmailAddress(address)) throw new SettingsError(messages.invalidMailFrom({ text }))
  return { name: name.trim(), address }
}
