import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { type Bitset, hasBit, toNumbers } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** How well a part number matched; greater is better. */
export const EXACT = 3
const PREFIX = 2
const FRAGMENT = 1

/**
 * Finds the products with a part number that contains this fragment, ignoring punctuation, and how well each matched.
 * Fragments of one or two characters match only the beginning.
 */
export function matchPartNumbers(index: SearchIndex, text: string, within: Bitset): Map<number, number> {
  const levels = new Map<number, number>()
  const fragment = toPartNumberKey(text)
  if (fragment === '') return levels
  for (const slot of toNumbers(index.partNumbers.findCandidates(fragment, index.size))) {
    const level = hasBit(within, slot) ? getMatchLevel(index.partNumberKeys(slot), fragment) : 0
    if (level > 0) levels.set(slot, level)
  }
  return levels
}

/** Returns a function that says whether the product in a slot has a part number that contains this fragment. */
export function createPartNumberCheck(index: SearchIndex, text: string): (slot: number) => boolean {
  const fragment = toPartNumberKey(text)
  const candidates = index.partNumbers.findCandidates(fragment, index.size)
  return (slot) => hasBit(candidates, slot) && getMatchLevel(index.partNumberKeys(slot), fragment) > 0
}

/** Whether a word is long enough to be a part number: short ones such as 95 or 1/2 are part of too many. */
export function couldBePartNumber(text: string): boolean {
  const length = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  return /\d/.test(text) && (/\p{L}/u.test(text) ? length >= 3 : length >= 4)
}

function getMatchLevel(keys: string, fragment: string): number {
  if (!keys.includes(fragment)) return 0
  const allKeys = keys.split(' ')
  if (allKeys.includes(fragment)) return EXACT
  if (allKeys.some((key) => key.startsWith(fragment))) return PREFIX
  return fragment.length > 2 ? FRAGMENT : 0
}
