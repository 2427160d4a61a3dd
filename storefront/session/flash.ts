import type { Tone } from '@hydrant/design/feedback/tone.ts'
import type { ShopCookies } from './cookies.ts'

/** What a visitor is told once, on the page that follows what they did. */
export interface Flash {
  /** Tells two messages with the same words apart. */
  readonly id: string
  readonly tone: Tone
  readonly message: string
  /** Offers the way to the cart. */
  readonly leadsToCart: boolean
  /** A line that was removed from the cart and can be put back. */
  readonly undo: { readonly productId: string; readonly quantity: string; readonly sellingModelId: string } | null
}

const COOKIE = 'flash'
const TONES: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies Tone[]

/** Leaves a message for the next page. It lives in a cookie, so that it works without JavaScript and on any server. */
export function leaveFlash(
  cookies: ShopCookies,
  { tone, message, leadsToCart = false, undo = null }: Omit<Partial<Flash>, 'id'> & Pick<Flash, 'tone' | 'message'>,
): void {
  const flash: Flash = { id: crypto.randomUUID().slice(0, 8), tone, message: message.slice(0, 1000), leadsToCart, undo }
  cookies.set(COOKIE, JSON.stringify(flash), { seconds: 60 })
}

/** Takes the message that was left for this page, or null. */
export function takeFlash(cookies: ShopCookies): Flash | null {
  const text = cookies.read(COOKIE)
  if (text === null) return null
  cookies.clear(COOKIE)
  return readFlash(text)
}

function readFlash(text: string): Flash | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFlash(value) ? value : null
  } catch {
    return null
  }
}

function isFlash(value: unknown): value is Flash {
  if (!isRecord(value)) return false
  const { id, tone, message, leadsToCart, undo } = value
  const hasTexts =
    typeof id === 'string' && typeof message === 'string' && typeof tone === 'string' && TONES.includes(tone)
  const canUndo =
    isRecord(undo) && ['productId', 'quantity', 'sellingModelId'].every((name) => typeof undo[name] === 'string')
  return hasTexts && typeof leadsToCart === 'boolean' && (undo === null || canUndo)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
