import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { addRows } from '../quick-order/add-rows.server.ts'
import { toAddition } from '../quick-order/order-rows.ts'
import type { RowAnswer } from '../quick-order/row-answer.ts'
import type { ShopContext } from '../shop-context.ts'

/** How many lines are in the cart now, and why others are not, by the key of their line. */
export interface CartAddition {
  readonly addedCount: number
  readonly problems: ReadonlyMap<string, string>
}

/**
 * Adds lines to the cart, each in the quantity that it was answered for. With the same `requestKey` and lines it can be
 * repeated. Throws what is no error of a line.
 */
export async function putIntoCart(
  shop: Pick<ShopContext, 'client'>,
  {
    lines,
    requestKey,
  }: {
    readonly lines: ReadonlyArray<{ readonly key: string; readonly answer: RowAnswer | null }>
    readonly requestKey: string
  },
): Promise<CartAddition> {
  const problems = new Map<string, string>()
  const rows = lines.flatMap(({ key, answer }) => {
    const addition = toAddition({ answer })
    if (addition === null) problems.set(key, answer?.message ?? messages.noLongerAvailable())
    return addition === null ? [] : [{ key, ...addition }]
  })
  const { added, failed } = await addRows(shop, {
    rows,
    requestKey: /^[0-9a-f]{32}$/.test(requestKey) ? requestKey : null,
  })
  for (const { key, message } of failed) problems.set(key, message)
  return { addedCount: added.length, problems }
}
