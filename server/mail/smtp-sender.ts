import { isIP } from 'node:net'
import type { RenderedMail } from '@hydrant/mail-templates/render-mail.ts'
import { runInSpan } from '@hydrant/kernel/tracing/spans.ts'
import * as messages from '@hydrant/messages/compiled/server/mail.js'
import type { DeliveryResult } from '../outbox/service.ts'

/** The operator's mail server, and in whose name mails are sent. */
export interface SmtpServer {
  /** `smtp:` or `smtps:`, with user and password if the server requires them. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
}

/** A mail with its recipient and its id, which is the same each time it is sent. */
export interface OutgoingMail extends RenderedMail {
  readonly to: string
  /** Unique among all mails of the domain, without angle brackets. */
  readonly messageId: string
}

/** Sends a mail over SMTP. */
export type SendMail = (mail: OutgoingMail) => Promise<DeliveryResult>

/** How long sending one mail may take. */
export const SEND_TIMEOUT_SECONDS = 30

/**
 * Creates the function that sends mails to a mail server, each over a connection of its own. User and password are sent
 * only over TLS, except to this machine.
 */
export async function createSmtpSender({ url, from }: SmtpServer): Promise<SendMail> {
  // Loaded only by shops that send mails.
  const { createTransport } = await import('nodemailer')
  const { username, hostname } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: (SEND_TIMEOUT_SECONDS / 3) * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, messageId, subject, html, text }) => {
    const recipient = { name: '', address: to }
    try {
      await runInSpan('send mail', {}, () =>
        transport.sendMail({
          from,
          to: recipient,
          envelope: { from: from.address, to },
          messageId: `<${messageId}>`,
          subject,
          html,
          text,
          // Absence notes and other programs do not answer such mails (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(SEND_TIMEOUT_SECONDS * 1000),
        }),
      )
      return { result: 'delivered' }
    } catch (error) {
      return toFailedDelivery(error)
    }
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}

/** The steps in which a mail server judges one mail; in all others it fails for every mail. */
const STEPS_OF_ONE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])
const SERVICE_NOT_AVAILABLE = 421

/**
 * Converts an error of sending. The text of the server's response is left out: it may repeat the recipient's address, or
 * the user's name and password.
 */
function toFailedDelivery(error: unknown): DeliveryResult {
  if (!(error instanceof Error)) throw error
  const { code, command, responseCode } = readSmtpDetails(error)
  if (error.name === 'TimeoutError' || code === 'EABORT')
    return { result: 'unreachable', reason: messages.serverSilent({ seconds: SEND_TIMEOUT_SECONDS }) }
  if (responseCode === null)
    return code === 'EENVELOPE'
      ? { result: 'undeliverable', reason: messages.invalidRecipient() }
      : { result: 'unreachable', reason: messages.serverUnreachable({ code }) }
  const reason = messages.serverAnswered({ command, status: String(responseCode) })
  if (!STEPS_OF_ONE_MAIL.has(command) || responseCode === SERVICE_NOT_AVAILABLE)
    return { result: 'unreachable', reason }
  return { result: responseCode >= 500 ? 'undeliverable' : 'refused', reason }
}

function readSmtpDetails(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const responseCode = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  return { code, command, responseCode }
}
