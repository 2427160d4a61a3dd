const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SUFFIX_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
/** Ids sort by the millisecond in which they were created, so that new rows are appended to the end of an index. */
const SORTED_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A record id: 15 case-sensitive characters that begin with the type's prefix, and a checksum of 3 that makes the id
 * safe where case is lost.
 */
export type RecordId = string

/** Returns the three characters that encode which of the 15 are upper case. */
export function toCaseSuffix(id15: string): string {
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
 * Creates an id for a record type: 8 characters of time, then 4 that are random for the first id of a millisecond and
 * count up from there, so that ids created in the same millisecond differ. `prefix` has three characters.
 */
export function newId(prefix: string, now: number = Date.now()): RecordId {
  lastIssued = { now, serial: now === lastIssued.now ? (lastIssued.serial + 1) % SERIALS : randomSerial() }
  const id15 = prefix + toSortableBase62(now, 8) + toSortableBase62(lastIssued.serial, 4)
  return id15 + toCaseSuffix(id15)
}

const SERIALS = 62 ** 4
let lastIssued = { now: Number.NaN, serial: 0 }

function randomSerial(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random % SERIALS
}

function toSortableBase62(value: number, length: number): string {
  let text = ''
  for (let remaining = value; text.length < length; remaining = Math.floor(remaining / 62))
    text = SORTED_ALPHABET.charAt(remaining % 62) + text
  return text
}

/** Returns the same id for the same key every time: for records that a file or the demo shop defines. */
export function createIdFromKey(prefix: string, key: string): RecordId {
  const body = toBase62(hash53(key, 1), 6) + toBase62(hash53(key, 2), 6)
  const id15 = prefix + body
  return id15 + toCaseSuffix(id15)
}

/** Returns the 18-character form of a 15- or 18-character id, or null when the text is no id (of the given prefix). */
export function normalizeId(text: string, prefix?: string): RecordId | null {
  if (!/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(text)) return null
  const id15 = text.slice(0, 15)
  if (prefix !== undefined && !id15.startsWith(prefix)) return null
  const id18 = id15 + toCaseSuffix(id15)
  return text.length === 18 && text !== id18 ? null : id18
}

/** Returns the 18-character form of an id; any other text is returned as it is. */
export function toFullIdIfValid(text: string): RecordId {
  return normalizeId(text) ?? text
}

/** Whether an id is 15 or 18 zeros, which means 'no account'. */
export function isZeroId(id: string): boolean {
  return /^0{15}(?:0{3})?$/.test(id)
}

function toBase62(value: number, length: number): string {
  let text = ''
  for (let remaining = value; text.length < length; remaining = Math.floor(remaining / 62))
    text = ALPHABET.charAt(remaining % 62) + text
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
