import { createHmac } from 'node:crypto'

/** Signs a body at a time in seconds: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
export function signEvent(
  body: string,
  { secret, seconds }: { readonly secret: string; readonly seconds: number },
): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
