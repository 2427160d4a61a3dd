import { toSafeLink, schemeOf, VOID_LINK } from '@hydrant/kernel/text/rich-text-rules.ts'
import { parseExpressions } from '../../bindings/expression.ts'

const NO_ADDRESS =
  'Write a path of this shop, which begins with /, or an address that begins with https://, mailto: or tel:.'
const INCOMPLETE =
  'This is only the beginning of an address. Write all of it, such as https://www.example.com, mailto:sales@example.com or tel:+15550140.'

const COMPLETE = /^(?:https?:\/\/[^\s/?#]|(?:mailto|tel|sms):\S)/i

/**
 * Returns why a link may not have this address, or null when it may: a path of the shop, a fragment, a complete URL
 * with an allowed protocol, or an expression.
 */
export function findAddressIssue(address: string): string | null {
  const parsed = parseExpressions(address)
  if ('fault' in parsed) return parsed.fault.message
  if (toSafeLink(address) === VOID_LINK) return NO_ADDRESS
  if (schemeOf(address) !== null) return COMPLETE.test(address) ? null : INCOMPLETE
  return /^[/#]/.test(address) || parsed.pieces[0]?.kind === 'path' ? null : NO_ADDRESS
}
