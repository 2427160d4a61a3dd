import type { MailTopic } from '@hydrant/contract/shop/mail-settings.ts'

/** What mails are about. */
const MAIL_KINDS = [
  'OrderConfirmed',
  'OrderApproved',
  'OrderHeld',
  'OrderReleased',
  'OrderShipped',
  'OrderCancelled',
  'OrderReturned',
  'InvoiceCreated',
  'CreditMemoCreated',
  'OrderNote',
  'PasswordReset',
  'PasswordChanged',
  'Invitation',
  'SecondFactorSetUp',
  'SecondFactorOn',
  'SecondFactorOff',
  'SecondFactorReset',
  'EmailVerification',
  'EmailChange',
  'EmailChanged',
  'StockNoticeConfirmation',
  'StockNotice',
  'CartSent',
  'RegistrationRefused',
  'RegistrationOfKnownAddress',
] as const

/** What a mail is about. */
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail to be sent. */
export interface NewMail {
  readonly kind: MailKind
  /** The id of what it tells of, from which its content is read when it is sent. */
  readonly recordId: string
  /** The email address of the recipient. */
  readonly to: string
  /** The language (BCP 47) for a recipient of whom none is known; left out, that of the request for what they caused. */
  readonly language?: string | undefined
}

/** Returns the kind of mail with a name, or null. */
export function parseMailKind(name: string): MailKind | null {
  return MAIL_KINDS.find((kind) => kind === name) ?? null
}

/** What people cause themselves, so that it is in the language in which they do, where no other one of theirs is known. */
const KINDS_CAUSED_BY_RECIPIENT: ReadonlySet<MailKind> = new Set([
  'PasswordReset',
  'PasswordChanged',
  'SecondFactorSetUp',
  'SecondFactorOn',
  'SecondFactorOff',
  'EmailVerification',
  'EmailChange',
  'EmailChanged',
  'StockNoticeConfirmation',
  'RegistrationOfKnownAddress',
])

/** Whether a mail tells its recipient of something that they have done themselves. */
export function isCausedByRecipient(kind: MailKind): boolean {
  return KINDS_CAUSED_BY_RECIPIENT.has(kind)
}

const TOPICS: ReadonlyMap<MailKind, MailTopic> = new Map([
  ['OrderApproved', 'OrderStatus'],
  ['OrderHeld', 'OrderStatus'],
  ['OrderReleased', 'OrderStatus'],
  ['OrderShipped', 'Shipments'],
  ['OrderCancelled', 'OrderChanges'],
  ['OrderReturned', 'OrderChanges'],
  ['InvoiceCreated', 'Documents'],
  ['CreditMemoCreated', 'Documents'],
])

/** Returns what a mail is about that people may do without; null for one that is sent in any case. */
export function findMailTopic(kind: MailKind): MailTopic | null {
  return TOPICS.get(kind) ?? null
}
