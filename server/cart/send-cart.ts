import { SENT_CART_LINES } from '@hydrant/contract/shared/limits.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { createSentCartMail } from '@hydrant/mail-templates/sent-cart.ts'
import { findColleague, type Shopper, toPersonName } from '../accounts/service.ts'
import { insertMail, type MailComposer } from '../mail/service.ts'
import { countAttemptWithinLimit } from '../session/service.ts'
import { hasReachedReceivedCartLimit, insertEmptyCartWithinLimit } from './create-cart.ts'
import { cartErrors } from './errors.ts'
import { findLines } from './lines/line-store.ts'
import { addParts } from './lines/move-lines.ts'
import { type CartRef, loadCart } from './load-cart.ts'
import { lockAndRepriceEditableCart } from './lock-cart.ts'
import { findSentCart } from './owned-cart-store.ts'
import type { Database } from './store.ts'

const KEY_LIFETIME_SECONDS = 24 * 60 * 60

/**
 * Copies the lines of a cart into a new secondary cart of a colleague who buys for the same account, with its name, and
 * writes them a mail. The copy has the prices of the colleague, and no addresses, coupons or reserved stock. Repeated
 * with the same `requestKey` within a day, it sends nothing again.
 */
export function sendCart(
  database: Database,
  shopper: Shopper,
  { ref, userId, requestKey }: { readonly ref: CartRef; readonly userId: string; readonly requestKey: string | null },
): Promise<Result<{ readonly recipientName: string }>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, ref)
    if (!lockResult.ok) return lockResult
    const { cart, shopper: sender } = lockResult.value
    const colleague = await findColleague(tx, sender, toFullIdIfValid(userId))
    if (colleague === null) return err(cartErrors.unknownColleague)
    const sent = ok({ recipientName: toPersonName(colleague) })
    if (requestKey !== null) {
      const key = `sending ${cart.id} ${colleague.id} ${requestKey}`
      const isFirst = await countAttemptWithinLimit(tx, { key, limit: 1, windowSeconds: KEY_LIFETIME_SECONDS })
      if (!isFirst) return sent
    }
    if (cart.totals.lineCount === 0) return err(cartErrors.sentEmptyCart)
    if (cart.totals.lineCount > SENT_CART_LINES) return err(cartErrors.sentTooManyLines)
    // For the same account in the same store, so everything else about them is the same.
    const recipient: Shopper = { ...sender, user: colleague, userId: colleague.id }
    if (await hasReachedReceivedCartLimit(tx, recipient)) return err(cartErrors.colleagueHasTooManyCarts)
    const createResult = await insertEmptyCartWithinLimit(tx, recipient, {
      name: cart.name,
      isSecondary: true,
      sentById: sender.userId,
    })
    if (!createResult.ok) return createResult
    if (createResult.value === null) throw new Error('A secondary cart conflicts with no other cart.')
    const copy = await loadCart(tx, recipient, createResult.value.cart)
    const lines = await findLines(tx, cart.id)
    const added = await addParts(
      tx,
      copy,
      lines.map((line) => ({ line, quantity: line.quantity, deliveryGroupId: copy.group.id })),
    )
    if (!added.ok) return added
    await insertMail(tx, { kind: 'CartSent', recordId: copy.cart.id, to: colleague.email })
    return sent
  })
}

/** Composes the mail that tells somebody that a colleague has sent them a cart; none for a cart that is gone. */
export const composeSentCartMail: MailComposer = async (db, { recordId, sender }) => {
  const found = await findSentCart(db, recordId)
  return found === null
    ? null
    : createSentCartMail({
        sender,
        cartName: found.cart.name,
        colleagueName: found.senderName ?? '',
        lineCount: found.cart.totals.lineCount,
        cartsUrl: `${sender.shopUrl}cart/all`,
      })
}
