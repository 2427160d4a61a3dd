import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { type Bits, hasBit, numbersIn } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** How a part number was found: the greater the better. */
export const EXACTLY = 3
const BY_BEGINNING = 2
const BY_FRAGMENT = 1

/**
 * The products one of whose part numbers has this fragment, however it is punctuated, with how. One or two characters
 * are looked for at the beginning only.
 */
export function matchNumbers(index: SearchIndex, text: string, within: Bits): Map<number, number> {
  const found = new Map<number, number>()
  const fragment = partNumberKey(text)
  if (fragment === '') return found
  for (const slot of numbersIn(index.numbers.candidates(fragment, index.size))) {
    const level = hasBit(within, slot) ? levelOf(index.keys(slot), fragment) : 0
    if (level > 0) found.set(slot, level)
  }
  return found
}

function levelOf(keys: string, fragment: string): number {
  if (!keys.includes(fragment)) return 0
  const all = keys.split(' ')
  if (all.includes(fragment)) return EXACTLY
  if (all.some((key) => key.startsWith(fragment))) return BY_BEGINNING
  return fragment.length > 2 ? BY_FRAGMENT : 0
}
