import { createHash } from 'node:crypto'
import { isResponseError } from '@hydrant/client/errors.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

/** A product and quantity to add to the cart; `key` names the row. */
export interface RowToAdd {
  readonly key: string
  readonly productId: string
  /** A plain decimal. */
  readonly quantity: string
}

/** Which rows are in the cart now, and why the others are not. */
export interface AddedRows {
  readonly added: readonly string[]
  readonly failed: readonly { readonly key: string; readonly message: string }[]
}

/** Rows in one batch of the API. */
const BATCH_SIZE = 100

/**
 * Adds rows to the cart. With the same `requestKey` and rows it can be repeated when its response was lost: what was
 * added is not added again. Throws what is no error of a row.
 */
export async function addRows(
  { client }: Pick<ShopContext, 'client'>,
  { rows, requestKey }: { readonly rows: readonly RowToAdd[]; readonly requestKey: string | null },
): Promise<AddedRows> {
  const added: string[] = []
  const failed: { key: string; message: string }[] = []
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = rows.slice(start, start + BATCH_SIZE)
    try {
      const { results } = await client.addCartItems(
        'current',
        {
          inputs: batch.map(({ productId, quantity }) => ({
            richInput: { productId, quantity, type: 'Product' as const },
          })),
        },
        requestKey === null ? {} : { headers: { 'idempotency-key': toBatchKey(requestKey, batch) } },
      )
      for (const [position, { result }] of results.entries()) {
        const key = batch[position]?.key ?? ''
        if (Array.isArray(result)) failed.push({ key, message: result.map(({ message }) => message).join(' ') })
        else added.push(key)
      }
    } catch (error) {
      // What is in the cart already must be said; a guest who has to sign in does that first.
      if (!isResponseError(error) || error.status >= 500 || error.status === 401) throw error
      const { message } = toErrorViewOrThrow(error)
      // Who may not add, or has sent too much, is refused for all that follows.
      const refused = error.status === 403 || error.status === 429 ? rows.slice(start) : batch
      failed.push(...refused.map(({ key }) => ({ key, message })))
      if (refused !== batch) break
    }
  }
  return { added, failed }
}

/** Creates the key of a batch: the same for the same rows of the same request, so that others are another addition. */
function toBatchKey(requestKey: string, batch: readonly RowToAdd[]): string {
  return `${requestKey}-${createHash('sha256')
    .update(JSON.stringify(batch.map(({ productId, quantity }) => [productId, quantity])))
    .digest('hex')
    .slice(0, 16)}`
}
