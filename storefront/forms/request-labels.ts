import type { FormSubmission, RequestKind, RequestState } from '@hydrant/contract/admin/forms.ts'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'

/** Labels of request kinds. */
export const KIND_NAMES = {
  contact: messages.contactMessage,
  quote: messages.quote,
  'order-form': messages.orderForm,
  membership: messages.membership,
} as const satisfies Record<RequestKind, () => string>

/** Labels of request states. */
export const STATE_NAMES = {
  new: messages.newState,
  done: messages.done,
  aside: messages.putAside,
} as const satisfies Record<RequestState, () => string>

/** Gets the name of a request's sender, else the email address or the user name. */
export function getSenderName({ senderName, senderEmail, userName }: FormSubmission): string {
  return senderName ?? senderEmail ?? userName ?? messages.unnamedSender()
}
