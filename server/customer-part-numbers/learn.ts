import { CUSTOMER_PART_NUMBER_LENGTH } from '@hydrant/contract/records/customer-part-number.ts'
import { CUSTOMER_PART_NUMBERS_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import * as store from './store.ts'

/** What a buyer has noted at a line of an order or list. */
interface NotedLine {
  readonly productId: string
  readonly text: string | null
}

/** Letters and digits with few other characters and no spaces: a sentence is no number. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}\-_./#+:]{2,39}$/u
const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/
const MIN_KEY_LENGTH = 4

/** Whether a text that is noted at a line may be a part number: short, in one word, with a digit, and no date. */
function canBePartNumber(text: string): boolean {
  const { length } = toPartNumberKey(text)
  const isInRange = length >= MIN_KEY_LENGTH && length <= CUSTOMER_PART_NUMBER_LENGTH
  return NUMBER.test(text) && /\d/.test(text) && !DATE.test(text) && isInRange
}

/**
 * Learns what an account calls products from what its buyer has noted at lines: texts that may be part numbers and are
 * none of a product that the account may see, which counts first: what is learned tells nothing about the others. A text at lines of several products, now or later, stands for none of them; what
 * somebody entered stays. `otherNumbers` are texts that mean something else, such as the number of the purchase order.
 */
export async function learnNumbers(
  tx: store.Transaction,
  accountId: string | null,
  { lines, otherNumbers = [] }: { readonly lines: readonly NotedLine[]; readonly otherNumbers?: readonly string[] },
): Promise<void> {
  const otherKeys = new Set(otherNumbers.map(toPartNumberKey))
  const noted = lines.flatMap(({ productId, text }) => {
    const number = text?.trim() ?? ''
    const numberKey = toPartNumberKey(number)
    return canBePartNumber(number) && !otherKeys.has(numberKey) ? [{ productId, number, numberKey }] : []
  })
  if (accountId === null || noted.length === 0) return
  const byKey = Map.groupBy(noted, ({ numberKey }) => numberKey)
  const shopKeys = await store.findShopNumberKeys(tx, accountId, [...byKey.keys()])
  const numbers = [...byKey].flatMap(([numberKey, texts]): store.NewNumber[] => {
    const [first] = texts
    if (first === undefined || shopKeys.has(numberKey)) return []
    const isOfSeveral = texts.some(({ productId }) => productId !== first.productId)
    return [{ ...first, accountId, source: isOfSeveral ? 'Dismissed' : 'Learned' }]
  })
  if (numbers.length === 0) return
  const stored = await store.countNumbers(tx, accountId, true)
  if (stored + numbers.length <= CUSTOMER_PART_NUMBERS_PER_ACCOUNT) await store.insertOrDismissLearned(tx, numbers)
}
