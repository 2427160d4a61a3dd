import { toSafeOrVoidLink, classifyUrlScheme, VOID_LINK } from '@hydrant/kernel/text/rich-text-rules.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { parseExpressions } from '../../bindings/expression.ts'

const COMPLETE = /^(?:https?:\/\/[^\s/?#]|(?:mailto|tel|sms):\S)/i

/**
 * Returns why a link may not have this URL, or null when it may: a path of the shop, a fragment, a complete URL
 * with an allowed protocol, or an expression.
 */
export function findLinkIssue(url: string): string | null {
  const parsed = parseExpressions(url)
  if ('issue' in parsed) return parsed.issue.message
  if (toSafeOrVoidLink(url) === VOID_LINK) return messages.addressInvalid()
  if (classifyUrlScheme(url) !== null) return COMPLETE.test(url) ? null : messages.addressIncomplete()
  return /^[/#]/.test(url) || parsed.parts[0]?.kind === 'path' ? null : messages.addressInvalid()
}
