/** Letters and digits that are not confused with each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Creates a random reference number of 100 bits that is easy to read aloud, such as `ER37G-VYS2M-6GPHH-HG4DE`. */
export function createReferenceNumber(): string {
  const randomBytes = crypto.getRandomValues(new Uint8Array(20))
  const text = Array.from(randomBytes, (value) => ALPHABET.charAt(value % ALPHABET.length)).join('')
  return (text.match(/.{5}/g) ?? []).join('-')
}

/**
 * Parses a reference number as somebody typed it, without regard to case and hyphens, into the form of
 * `createReferenceNumber`; null when it does not have 20 characters.
 */
export function parseReferenceNumber(text: string): string | null {
  const characters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return characters.length === 20 ? (characters.match(/.{5}/g) ?? []).join('-') : null
}
