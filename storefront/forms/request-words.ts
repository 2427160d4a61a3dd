import type { FormSubmission, RequestKind, RequestState } from '@hydrant/contract/admin/forms.ts'

/** What requests are called, by what they ask for. */
export const KIND_NAMES = {
  contact: 'Message',
  quote: 'Quote',
  'order-form': 'Order form',
  membership: 'Membership',
} as const satisfies Record<RequestKind, string>

/** How far a request is, in words. */
export const STATE_NAMES = { new: 'New', done: 'Done', aside: 'Put aside' } as const satisfies Record<
  RequestState,
  string
>

/** Whom a request comes from, as far as they say. */
export function senderOf({ senderName, senderEmail, userName }: FormSubmission): string {
  return senderName ?? senderEmail ?? userName ?? 'Somebody without a name'
}
