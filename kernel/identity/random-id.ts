/**
 * Creates a random id of 32 hexadecimal digits. `crypto.randomUUID` is missing in browsers on plain http, such as in an
 * internal network.
 */
export function createRandomHexId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
