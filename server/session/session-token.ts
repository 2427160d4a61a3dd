import { createHmac } from 'node:crypto'

/** Signs the token of a stored session as the auth library does for its cookie. */
export function signSessionToken(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
