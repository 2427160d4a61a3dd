import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { CartLine } from './cart.ts'
import { unknownCartItem } from './errors.ts'
import type { OpenCart } from './open-cart.ts'
import { type Executor, findLinesByIds } from './store.ts'

/** The lines of a cart that have these ids, each once; refused when the cart does not have one of them. */
export async function findNamedLines(
  executor: Executor,
  open: OpenCart,
  lineIds: readonly string[],
): Promise<Result<CartLine[]>> {
  const ids = [...new Set(lineIds.map(fullId))]
  const lines = await findLinesByIds(executor, open.cart.id, ids)
  const missing = ids.find((id) => !lines.some((line) => line.id === id))
  return missing === undefined ? ok(lines) : err(unknownCartItem(missing))
}
