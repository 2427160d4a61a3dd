import type { FormSubmission, RequestKind, RequestState } from '@hydrant/contract/admin/forms.ts'

/** Labels of request kinds. */
export const KIND_NAMES = {
  contact: 'Message',
  quote: 'Quote',
  'order-form': 'Order form',
  membership: 'Membership',
} as const satisfies Record<RequestKind, string>

/** Labels of request states. */
export const STATE_NAMES = { new: 'New', done: 'Done', aside: 'Put aside' } as const satisfies Record<
  RequestState,
  string
>

/** Gets the name of a request's sender, else the email address or the user name. */
export function getSenderName({ senderName, senderEmail, userName }: FormSubmission): string {
  return senderName ?? senderEmail ?? userName ?? 'Somebody without a name'
}
