/** Letters and digits that are not mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new reference number, such as `ER37G-VYS2M-6GPHH-HG4DE`: 100 bits of chance, easy to read out. */
export function newReferenceNumber(): string {
  const chance = crypto.getRandomValues(new Uint8Array(20))
  const text = Array.from(chance, (value) => ALPHABET.charAt(value % ALPHABET.length)).join('')
  return (text.match(/.{5}/g) ?? []).join('-')
}

/** A reference number as somebody typed it, in its printed form. */
export function readReferenceNumber(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return plain.length === 20 ? (plain.match(/.{5}/g) ?? []).join('-') : null
}
