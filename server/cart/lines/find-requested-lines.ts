import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { CartLine } from '../cart.ts'
import { unknownCartItemError } from '../errors.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import type { ReadOnlyDb } from '../store.ts'
import { findLinesByIds } from './line-store.ts'

/** Finds the lines of a cart with these ids, each once; returns an error when one is not in the cart. */
export async function findRequestedLines(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  lineIds: readonly string[],
): Promise<Result<CartLine[]>> {
  const ids = [...new Set(lineIds.map(toFullIdIfValid))]
  const lines = await findLinesByIds(db, loaded.cart.id, ids)
  const missingId = ids.find((id) => !lines.some((line) => line.id === id))
  return missingId === undefined ? ok(lines) : err(unknownCartItemError(missingId))
}
