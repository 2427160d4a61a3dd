import * as messages from '@hydrant/messages/compiled/back-office/system.js'

/** Returns what a kind of mail is called, such as the confirmation of an order; one that is not known is a mail. */
export function describeMailKind(kind: string): string {
  return (LABELS[kind] ?? messages.otherMail)()
}

const LABELS: Readonly<Record<string, () => string>> = {
  OrderConfirmed: messages.mailOrderConfirmed,
  OrderApproved: messages.mailOrderApproved,
  OrderHeld: messages.mailOrderHeld,
  OrderReleased: messages.mailOrderReleased,
  OrderShipped: messages.mailOrderShipped,
  OrderCancelled: messages.mailOrderCancelled,
  OrderReturned: messages.mailOrderReturned,
  InvoiceCreated: messages.mailInvoiceCreated,
  CreditMemoCreated: messages.mailCreditMemoCreated,
  OrderNote: messages.mailOrderNote,
  PasswordReset: messages.mailPasswordReset,
  PasswordChanged: messages.mailPasswordChanged,
  Invitation: messages.mailInvitation,
  SecondFactorSetUp: messages.mailSecondFactorSetUp,
  SecondFactorOn: messages.mailSecondFactorOn,
  SecondFactorOff: messages.mailSecondFactorOff,
  SecondFactorReset: messages.mailSecondFactorReset,
  EmailVerification: messages.mailEmailVerification,
  EmailChange: messages.mailEmailChange,
  EmailChanged: messages.mailEmailChanged,
  StockNoticeConfirmation: messages.mailStockNoticeConfirmation,
  StockNotice: messages.mailStockNotice,
  CartSent: messages.mailCartSent,
  RegistrationRefused: messages.mailRegistrationRefused,
  RegistrationOfKnownAddress: messages.mailRegistrationOfKnownAddress,
}
