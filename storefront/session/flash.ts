import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { Tone } from '@hydrant/design/feedback/tone.ts'
import type { ShopCookies } from './cookies.ts'

/** A message that is shown once, on the page after an action. */
export interface Flash {
  /** Distinguishes two messages with the same text. */
  readonly id: string
  readonly tone: Tone
  readonly message: string
  /** Whether to show a link to the cart. */
  readonly leadsToCart: boolean
}

const COOKIE_NAME = 'flash'
const TONES: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies Tone[]

/**
 * Sets a message for the next page. It is stored in a cookie, so that it works without JavaScript and on any server.
 */
export function setFlash(
  cookies: ShopCookies,
  { tone, message, leadsToCart = false }: Omit<Partial<Flash>, 'id'> & Pick<Flash, 'tone' | 'message'>,
): void {
  const flash: Flash = { id: crypto.randomUUID().slice(0, 8), tone, message: message.slice(0, 1000), leadsToCart }
  cookies.set(COOKIE_NAME, JSON.stringify(flash), { seconds: 60 })
}

/** Reads and clears the message for this page; null when there is none. */
export function readAndClearFlash(cookies: ShopCookies): Flash | null {
  const text = cookies.read(COOKIE_NAME)
  if (text === null) return null
  cookies.clear(COOKIE_NAME)
  return parseFlash(text)
}

/** Parses the text of the cookie; null when it is no valid message. */
function parseFlash(text: string): Flash | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFlash(value) ? value : null
  } catch {
    return null
  }
}

function isFlash(value: unknown): value is Flash {
  if (!isRecord(value)) return false
  const { id, tone, message, leadsToCart } = value
  const hasTexts =
    typeof id === 'string' && typeof message === 'string' && typeof tone === 'string' && TONES.includes(tone)
  return hasTexts && typeof leadsToCart === 'boolean'
}
