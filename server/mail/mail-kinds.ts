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
}

/** Returns the kind of mail with a name, or null. */
export function parseMailKind(name: string): MailKind | null {
  return MAIL_KINDS.find((kind) => kind === name) ?? null
}
