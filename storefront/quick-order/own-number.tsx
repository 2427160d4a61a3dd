import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import type { RowAnswer } from './row-answer.ts'

/** What the buyer's account calls the product of a row; nothing where it has no number. */
export function OwnNumber({ answer }: { readonly answer: RowAnswer | null }) {
  const { text = null, isLearned = false } = answer?.ownNumber ?? {}
  if (text === null) return null
  return <span>{isLearned ? messages.notedNumber({ number: text }) : messages.yourNumber({ number: text })}</span>
}
