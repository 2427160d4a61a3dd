const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SUFFIX_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
/** Id bodies sort by the millisecond in which they were made, so that new rows land at the end of an index. */
const SORTED_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A record id: 15 case-sensitive characters that begin with the type's prefix, and 3 that make them safe where case is
 * lost.
 */
export type RecordId = string

/** The three characters that encode which of the 15 are upper case. */
export function caseSuffix(id15: string): string {
  let suffix = ''
  for (let block = 0; block < 3; block += 1) {
    let bits = 0
    for (let offset = 0; offset < 5; offset += 1) {
      const character = id15.charAt(block * 5 + offset)
      if (character >= 'A' && character <= 'Z') bits += 1 << offset
    }
    suffix += SUFFIX_ALPHABET.charAt(bits)
  }
  return suffix
}

/**
 * A new id for a record type: 8 characters of time, then 4 that chance chooses for the first id of a millisecond and
 * that count on from there, so that thousands made at once differ. `prefix` has three characters.
 */
export function newId(prefix: string, now: number = Date.now()): RecordId {
  last = { now, serial: now === last.now ? (last.serial + 1) % SERIALS : chance() }
  const id15 = prefix + digits(now, 8) + digits(last.serial, 4)
  return id15 + caseSuffix(id15)
}

const SERIALS = 62 ** 4
let last = { now: Number.NaN, serial: 0 }

function chance(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random % SERIALS
}

function digits(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62))
    text = SORTED_ALPHABET.charAt(rest % 62) + text
  return text
}

/** The same id for the same key every time: for records that a file or the demo shop defines. */
export function idFromKey(prefix: string, key: string): RecordId {
  const body = base62(hash53(key, 1), 6) + base62(hash53(key, 2), 6)
  const id15 = prefix + body
  return id15 + caseSuffix(id15)
}

/**
 * The 18-character form of a 15- or 18-character id, or null when the text is no id (of that prefix, if one is given).
 */
export function normalizeId(text: string, prefix?: string): RecordId | null {
  if (!/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(text)) return null
  const id15 = text.slice(0, 15)
  if (prefix !== undefined && !id15.startsWith(prefix)) return null
  const id18 = id15 + caseSuffix(id15)
  return text.length === 18 && text !== id18 ? null : id18
}

/** The 18-character form of an id; a text that is no id stays as it is, and names nothing. */
export function fullId(text: string): RecordId {
  return normalizeId(text) ?? text
}

/** True for the ids of 15 or 18 zeros, which mean 'no account'. */
export function isZeroId(id: string): boolean {
  return /^0{15}(?:0{3})?$/.test(id)
}

function base62(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = ALPHABET.charAt(rest % 62) + text
  return text
}

/** A 53-bit string hash (two multiply-xor lanes); not for secrets. */
function hash53(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
