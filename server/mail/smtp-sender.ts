import { isIP } from 'node:net'
import type { Attachment, RenderedMail } from '@hydrant/mail-templates/render-mail.ts'
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
export interface OutgoingMail extends Omit<RenderedMail, 'createAttachments'> {
  readonly attachments: readonly Attachment[]
  readonly to: string
  /** In whose name it is sent; what is null is as the operator has set it. */
  readonly from: { readonly name: string | null; readonly address: string | null }
  /** Unique among all mails of the domain, without angle brackets. */
  readonly messageId: string
}

/** Sends a mail over SMTP. */
export type SendMail = (mail: OutgoingMail) => Promise<DeliveryResult>

/**
 * How long sending one mail may take. A server that has the whole mail may look through it before it takes it; a mail
 * that is broken off then arrives all the same, and again with the next attempt.
 */
export const SEND_TIMEOUT_SECONDS = 120
const CONNECT_TIMEOUT_MS = 10_000

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
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, from: shopFrom, messageId, subject, html, text, attachments }) => {
    const recipient = { name: '', address: to }
    const sender = { name: shopFrom.name ?? from.name, address: shopFrom.address ?? from.address }
    try {
      await runInSpan('send mail', {}, () =>
        transport.sendMail({
          from: sender,
          to: recipient,
          envelope: { from: sender.address, to },
          messageId: `<${messageId}>`,
          subject,
          html,
          text,
          attachments: attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content: Buffer.from(content),
          })),
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
  const { code, command, response, responseCode } = readSmtpDetails(error)
  if (error.name === 'TimeoutError' || code === 'EABORT')
    return { result: 'unreachable', reason: messages.serverSilent({ seconds: SEND_TIMEOUT_SECONDS }) }
  if (responseCode === null)
    return code === 'EENVELOPE'
      ? { result: 'undeliverable', reason: messages.invalidRecipient() }
      : { result: 'unreachable', reason: messages.serverUnreachable({ code }) }
  const reason = messages.serverAnswered({ command, status: String(responseCode) })
  if (!STEPS_OF_ONE_MAIL.has(command) || responseCode === SERVICE_NOT_AVAILABLE)
    return { result: 'unreachable', reason }
  return { result: isUnknownRecipient(command, responseCode, response) ? 'undeliverable' : 'refused', reason }
}

/** The enhanced status codes (RFC 3463) of a recipient who does not exist; others concern the sender or the server. */
const UNKNOWN_RECIPIENT = /^5\.(?:1\.\d+|2\.1)$/

function isUnknownRecipient(command: string, responseCode: number, response: string): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response) ?? []
  return enhancedCode === undefined || UNKNOWN_RECIPIENT.test(enhancedCode)
}

function readSmtpDetails(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  const responseCode = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  return { code, command, response, responseCode }
}
