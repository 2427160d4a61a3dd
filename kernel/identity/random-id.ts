/**
 * An id of 32 hexadecimal digits that nobody else makes. `crypto.randomUUID` is missing in browsers on plain http, as
 * within a firm's own network.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
