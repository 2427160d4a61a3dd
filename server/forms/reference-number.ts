/** Letters and digits that are not mistaken for each other, spoken or written. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new reference number, such as `R7KM-4TXP`: 40 bits of chance, short enough for the phone. */
export function newReferenceNumber(): string {
  const chance = crypto.getRandomValues(new Uint8Array(8))
  return printed(Array.from(chance, (value) => ALPHABET.charAt(value % ALPHABET.length)).join(''))
}

/** A reference number as somebody typed it, in its printed form; null when the text is none. */
export function readReferenceNumber(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return plain.length === 8 ? printed(plain) : null
}

function printed(plain: string): string {
  return `${plain.slice(0, 4)}-${plain.slice(4)}`
}
