import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/pricing.js'
import { duplicateValueError, integrityError } from '../../records/service.ts'
import {
  deleteChange,
  findChange,
  findChanges,
  findPlannedId,
  insertChange,
  insertChanges,
  type NewPriceChange,
  type PriceChange,
  updateChange,
} from './store.ts'

/** A price to plan, as a record is sent: the day is that of a moment, in UTC. */
export interface PlannedPrice extends Omit<NewPriceChange, 'effectiveOn' | 'currencyIsoCode'> {
  readonly effectiveDate: string
  readonly currency: string
  readonly status: string
  readonly soldCurrencies: readonly string[]
}

/** What changes in a planned price; undefined values stay as they are. */
export interface PlannedPriceChanges {
  readonly unitPrice?: string | undefined
  readonly effectiveDate?: string | undefined
  readonly status?: string | undefined
}

/** Plans that a product gets a price in a price book when a later day begins, and returns the id of the change. */
export async function planPrice(tx: Transaction, price: PlannedPrice): Promise<Result<string>> {
  const result = toChange(price)
  if (!result.ok) return result
  const plannedId = await findPlannedId(tx, result.value)
  return plannedId === null ? ok(await insertChange(tx, result.value)) : err(toDuplicateError(plannedId))
}

/** Plans many prices as `planPrice` would each, in one statement. Throws when a price has one for its day already. */
export async function planPrices(tx: Transaction, prices: readonly PlannedPrice[]): Promise<Array<Result<string>>> {
  const results = prices.map(toChange)
  const changes = results.map((result) => (result.ok ? { id: newId('a0P'), ...result.value } : null))
  await insertChanges(
    tx,
    changes.filter((change) => change !== null),
  )
  return results.map((result, index) => (result.ok ? ok(changes[index]?.id ?? '') : result))
}

/**
 * Changes a planned price, or cancels it. Returns an error once its day has begun, and for one that is not planned any
 * more.
 */
export async function changePlannedPrice(
  tx: Transaction,
  id: string,
  changes: PlannedPriceChanges,
): Promise<Result<null>> {
  const existing = await findChange(tx, id)
  return existing === null ? ok(null) : writeChange(tx, existing, changes)
}

/** Changes many planned prices as `changePlannedPrice` would each. */
export async function changePlannedPrices(
  tx: Transaction,
  updates: ReadonlyArray<{ readonly id: string; readonly changes: PlannedPriceChanges }>,
): Promise<Array<Result<null>>> {
  const existing = await findChanges(
    tx,
    updates.map(({ id }) => id),
  )
  const results: Array<Result<null>> = []
  for (const { id, changes } of updates) {
    const change = existing.get(id)
    results.push(change === undefined ? ok(null) : await writeChange(tx, change, changes))
  }
  return results
}

/** Deletes a change. Returns an error for one that was applied or is about to be, which tells why a price changed. */
export async function removePlannedPrice(tx: Transaction, id: string): Promise<Result<null>> {
  const existing = await findChange(tx, id)
  const isLocked = existing?.status === 'Applied' || (existing?.status === 'Planned' && hasBegun(existing.effectiveOn))
  if (isLocked) return err({ code: 'DELETE_FAILED', message: messages.appliedChange })
  await deleteChange(tx, id)
  return ok(null)
}

/** Returns the day of a moment, in UTC, such as `2027-01-31`. */
export function toDay(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** Whether a day has begun, in UTC. */
export function hasBegun(day: string): boolean {
  return day <= toDay(new Date())
}

async function writeChange(
  tx: Transaction,
  existing: PriceChange,
  { unitPrice, effectiveDate, status }: PlannedPriceChanges,
): Promise<Result<null>> {
  if (existing.status !== 'Planned') return err(integrityError('Status__c', messages.notPlannedAnyMore))
  if (hasBegun(existing.effectiveOn)) return err(integrityError('EffectiveDate__c', messages.dayHasBegun))
  if (status !== undefined && status !== 'Planned' && status !== 'Canceled')
    return err(integrityError('Status__c', messages.onlyCanceled))
  const effectiveOn = effectiveDate === undefined ? existing.effectiveOn : toDay(effectiveDate)
  if (hasBegun(effectiveOn)) return err(toPastDayError())
  const plannedId = effectiveOn === existing.effectiveOn ? null : await findPlannedId(tx, { ...existing, effectiveOn })
  if (plannedId !== null) return err(toDuplicateError(plannedId))
  await updateChange(tx, existing.id, {
    unitPrice,
    effectiveOn,
    status: status === 'Canceled' ? status : undefined,
  })
  return ok(null)
}

function toChange({
  effectiveDate,
  currency: requestedCurrency,
  status,
  soldCurrencies,
  ...price
}: PlannedPrice): Result<NewPriceChange> {
  const currency = requestedCurrency.toUpperCase()
  const effectiveOn = toDay(effectiveDate)
  if (!soldCurrencies.includes(currency))
    return err(integrityError('CurrencyIsoCode', () => messages.recordCurrency({ currency })))
  if (hasBegun(effectiveOn)) return err(toPastDayError())
  if (status !== 'Planned') return err(integrityError('Status__c', messages.createdPlanned))
  return ok({ ...price, currencyIsoCode: currency, effectiveOn })
}

function toPastDayError(): DomainError {
  return integrityError('EffectiveDate__c', messages.pastDay)
}

function toDuplicateError(id: string): DomainError {
  return duplicateValueError(
    ['Pricebook__c', 'Product__c', 'CurrencyIsoCode', 'ProductSellingModel__c', 'EffectiveDate__c'],
    id,
  )
}
