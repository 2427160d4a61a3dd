/** Letters and digits that are not confused with each other, spoken or written. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Creates a reference number, such as `R7KM-4TXP`: 40 random bits, short enough for the phone. */
export function createReferenceNumber(): string {
  const randomBytes = crypto.getRandomValues(new Uint8Array(8))
  return formatReferenceNumber(Array.from(randomBytes, (value) => ALPHABET.charAt(value % ALPHABET.length)).join(''))
}

/** Parses a typed reference number into its printed form; null when it is none. */
export function parseReferenceNumber(text: string): string | null {
  const characters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return characters.length === 8 ? formatReferenceNumber(characters) : null
}

function formatReferenceNumber(characters: string): string {
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
