import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import {
  clearRuleOfProduct,
  deleteRule,
  findRule,
  insertRule,
  type RuleChanges,
  type RuleValues,
  setRuleOfProduct,
  updateRuleAndItsProducts,
} from './store.ts'

/** Creates a rule that no product has yet, and returns its id. Returns an error for quantities that allow nothing. */
export async function createQuantityRule(tx: Transaction, rule: RuleValues): Promise<Result<string>> {
  const error = findQuantityError(rule)
  if (error !== null) return err(error)
  const id = newId('0lK')
  await insertRule(tx, { id, ...rule })
  return ok(id)
}

/** Changes a rule for all products that have it; undefined values stay as they are. */
export async function changeQuantityRule(tx: Transaction, id: string, changes: RuleChanges): Promise<Result<null>> {
  const existing = await findRule(tx, id)
  if (existing === null) return ok(null)
  const {
    name = existing.name,
    minimum = existing.minimum,
    maximum = existing.maximum,
    increment = existing.increment,
  } = changes
  const rule = { name, minimum, maximum, increment }
  const error = findQuantityError(rule)
  if (error !== null) return err(error)
  await updateRuleAndItsProducts(tx, id, rule)
  return ok(null)
}

/** Deletes a rule. The database refuses it while products have it. */
export async function removeQuantityRule(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteRule(tx, id)
  return ok(null)
}

/** Gives a product the quantities of a rule, and returns the id of the assignment. */
export async function assignQuantityRule(
  tx: Transaction,
  { productId, ruleId }: { readonly productId: string; readonly ruleId: string },
): Promise<Result<string>> {
  return ok(await setRuleOfProduct(tx, productId, ruleId))
}

/** Takes its rule away from a product, which can be bought in any whole quantity then. */
export async function unassignQuantityRule(tx: Transaction, id: string): Promise<Result<null>> {
  await clearRuleOfProduct(tx, id)
  return ok(null)
}

function findQuantityError({ minimum, maximum, increment }: RuleValues): DomainError | null {
  if (!decimal(minimum).gt(ZERO)) return integrityError('Minimum', () => messages.notPositive({ field: 'Minimum' }))
  if (!decimal(increment).gt(ZERO))
    return integrityError('Increment', () => messages.notPositive({ field: 'Increment' }))
  return decimal(maximum).lt(decimal(minimum)) ? integrityError('Maximum', messages.maximumBelowMinimum) : null
}
