import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the receiver has accepted, with the recipients of its envelope. */
export interface ReceivedMail extends Email {
  readonly recipients: readonly string[]
}

/** A real mail server for tests. */
export interface SmtpReceiver {
  readonly url: string
  readonly mails: ReceivedMail[]
  /** The status with which recipients are rejected, by their address. */
  readonly rejections: Map<string, number>
  close(): Promise<void>
}

/** What the mail server says to a rejection: such texts must not be logged. */
const REJECTION_TEXT = 'No mailbox here by that name, user:secret'

/** Opens a mail server on a port, by default on a free one. `requiresUser` makes it accept `shop` with `secret` only. */
export async function openSmtpReceiver({
  port = 0,
  requiresUser = false,
}: { readonly port?: number; readonly requiresUser?: boolean } = {}): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = []
  const rejections = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: !requiresUser,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'secret' ? done(null, { user: username }) : done(new Error(REJECTION_TEXT)),
    onRcptTo: ({ address }, _session, done) => {
      const status = rejections.get(address)
      done(status === undefined ? null : Object.assign(new Error(REJECTION_TEXT), { responseCode: status }))
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const receive = async (): Promise<void> => {
        mails.push({ ...(await PostalMime.parse(await buffer(stream))), recipients })
      }
      void receive().finally(done)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    rejections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
