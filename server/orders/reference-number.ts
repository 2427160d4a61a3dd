/** Letters and digits that are not confused with each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Creates a reference number, such as `ER37G-VYS2M-6GPHH-HG4DE`: 100 random bits, easy to read out. */
export function createReferenceNumber(): string {
  const randomBytes = crypto.getRandomValues(new Uint8Array(20))
  const text = Array.from(randomBytes, (value) => ALPHABET.charAt(value % ALPHABET.length)).join('')
  return (text.match(/.{5}/g) ?? []).join('-')
}

/** Parses a typed reference number into its printed form; null when it is none. */
export function parseReferenceNumber(text: string): string | null {
  const characters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return characters.length === 20 ? (characters.match(/.{5}/g) ?? []).join('-') : null
}
