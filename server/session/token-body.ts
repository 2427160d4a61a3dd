import type { OpenToken } from '@hydrant/contract/shop/access.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type * as sessions from './service.ts'

/** Converts an open session into the body of a response; `currentId` is the session of the request. */
export function toOpenToken(
  { id, name, isIntegration, scope, createdAt, lastUsedAt, expiresAt }: sessions.OpenToken,
  currentId: string | undefined,
): OpenToken {
  return {
    tokenId: id,
    kind: isIntegration ? 'Integration' : 'SignIn',
    name,
    scope,
    createdAt: toTimestamp(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
    expiresAt: expiresAt === null ? null : toTimestamp(expiresAt),
    isCurrent: id === currentId,
  }
}
