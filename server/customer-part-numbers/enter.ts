import { CUSTOMER_PART_NUMBER_LENGTH } from '@hydrant/contract/records/customer-part-number.ts'
import { CUSTOMER_PART_NUMBERS_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { numberErrors } from './errors.ts'
import * as store from './store.ts'

/** A number that somebody enters for a product. */
export interface EnteredNumber {
  readonly number: string
  readonly productId: string
}

/** What became of a number that was entered. */
export interface Entry {
  readonly id: string
  readonly action: 'Added' | 'Changed' | 'Unchanged'
}

/** A number as it is stored, and what it is found by. */
interface ParsedNumber {
  readonly number: string
  readonly numberKey: string
}

/** Parses a number as somebody wrote it; an error for one without letters and digits, and for one that is too long. */
export function parseNumber(text: string): Result<ParsedNumber> {
  const number = text.trim()
  const numberKey = toPartNumberKey(number)
  // A character may become several in the key, which is indexed.
  const length = Math.max(number.length, numberKey.length)
  return numberKey !== '' && length <= CUSTOMER_PART_NUMBER_LENGTH
    ? ok({ number, numberKey })
    : err(numberErrors.malformedNumber)
}

/**
 * Enters numbers of an account, each by itself; the results are in their order. One that stands for another product of
 * the account is refused, unless `replacesProducts`. What was learned is always replaced.
 */
export async function enterNumbers(
  tx: store.Transaction,
  accountId: string,
  { numbers, replacesProducts }: { readonly numbers: readonly EnteredNumber[]; readonly replacesProducts: boolean },
): Promise<ReadonlyArray<Result<Entry>>> {
  const parsed = numbers.map(({ number }) => parseNumber(number))
  const keys = parsed.flatMap((each) => (each.ok ? [each.value.numberKey] : []))
  await store.lockAccount(tx, accountId)
  const [existing, total] = await Promise.all([
    store.findNumbersByKey(tx, accountId, keys),
    store.countNumbers(tx, accountId, false),
  ])
  let free = CUSTOMER_PART_NUMBERS_PER_ACCOUNT - total
  const toStore = new Map<string, store.NewNumber>()
  const actions = numbers.map(({ productId }, position): Result<Omit<Entry, 'id'> & { readonly numberKey: string }> => {
    const parsedNumber = parsed[position]
    if (parsedNumber?.ok !== true) return err(numberErrors.malformedNumber)
    const { number, numberKey } = parsedNumber.value
    const before = toStore.get(numberKey) ?? existing.get(numberKey) ?? null
    const isOfOther = before !== null && before.productId !== productId
    // Two rows of one request that contradict each other are nobody's change.
    if (isOfOther && before.source === 'Entered' && (!replacesProducts || toStore.has(numberKey)))
      return err(numberErrors.takenNumber)
    if (before === null && free <= 0) return err(numberErrors.tooMany)
    if (before === null) free--
    toStore.set(numberKey, { accountId, number, numberKey, productId, source: 'Entered' })
    const isSame = before?.productId === productId && before.number === number && before.source === 'Entered'
    const changed = isSame ? 'Unchanged' : 'Changed'
    return ok({ action: before === null ? 'Added' : changed, numberKey })
  })
  const ids = await store.insertOrReplaceNumbers(tx, [...toStore.values()])
  return actions.map((result) =>
    result.ok ? ok({ id: ids.get(result.value.numberKey) ?? '', action: result.value.action }) : result,
  )
}

/** Enters one number of an account, as `enterNumbers`; one of another product is refused. */
export async function enterNumber(
  tx: store.Transaction,
  accountId: string,
  number: EnteredNumber,
): Promise<Result<Entry>> {
  const [entry] = await enterNumbers(tx, accountId, { numbers: [number], replacesProducts: false })
  return entry ?? err(numberErrors.malformedNumber)
}

/** Changes a number that counts, or the product that it stands for; refused when the number stands for another one. */
export async function changeNumber(
  tx: store.Transaction,
  row: store.NumberRow,
  change: Partial<EnteredNumber>,
): Promise<Result<null>> {
  const parsed = parseNumber(change.number ?? row.number)
  if (!parsed.ok) return parsed
  const { numberKey } = parsed.value
  await store.lockAccount(tx, row.accountId)
  const other = (await store.findNumbersByKey(tx, row.accountId, [numberKey])).get(numberKey)
  if (other !== undefined && other.id !== row.id) return err(numberErrors.takenNumber)
  await store.deleteDismissed(tx, row.accountId, numberKey)
  const newValues = { ...parsed.value, productId: change.productId ?? row.productId }
  return (await store.updateNumber(tx, row.id, newValues)) ? ok(null) : err(numberErrors.takenNumber)
}
