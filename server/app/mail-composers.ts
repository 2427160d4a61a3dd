import { composeRegistrationRefusedMail } from '../accounts/service.ts'
import { composeSentCartMail } from '../cart/service.ts'
import { createStockNoticeComposers } from '../inventory/notices/service.ts'
import type { MailComposers } from '../mail/service.ts'
import {
  composeDocumentMail,
  composeOrderNoteMail,
  composeOrderCancelledMail,
  composeOrderConfirmedMail,
  composeOrderReturnedMail,
  composeOrderShippedMail,
  composeOrderStepMails,
} from '../orders/service.ts'
import {
  composeKnownAddressMail,
  composePasswordChangedMail,
  composeSecondFactorMails,
  createEmailComposers,
  createEmailVerificationComposer,
  createInvitationComposer,
  createPasswordResetComposer,
  createSecondFactorSetUpComposer,
} from '../session/service.ts'

/** Creates the composers of all mails. `secret` signs the tokens in their links. */
export function createMailComposers(secret: string): MailComposers {
  return {
    OrderConfirmed: composeOrderConfirmedMail,
    ...composeOrderStepMails,
    OrderShipped: composeOrderShippedMail,
    OrderCancelled: composeOrderCancelledMail,
    OrderReturned: composeOrderReturnedMail,
    InvoiceCreated: composeDocumentMail,
    CreditMemoCreated: composeDocumentMail,
    OrderNote: composeOrderNoteMail,
    PasswordReset: createPasswordResetComposer(secret),
    PasswordChanged: composePasswordChangedMail,
    Invitation: createInvitationComposer(secret),
    ...composeSecondFactorMails,
    SecondFactorSetUp: createSecondFactorSetUpComposer(secret),
    ...createEmailComposers(secret),
    EmailVerification: createEmailVerificationComposer(secret),
    ...createStockNoticeComposers(secret),
    CartSent: composeSentCartMail,
    RegistrationOfKnownAddress: composeKnownAddressMail,
    RegistrationRefused: composeRegistrationRefusedMail,
  }
}
