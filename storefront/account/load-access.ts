import { formatMoment } from '@hydrant/kernel/locale/format-date.ts'
import type { ShopContext } from '../shop-context.ts'

/** A program that acts as the buyer, as the page shows it. */
export interface ProgramRow {
  readonly id: string
  readonly name: string
  readonly clientId: string
  readonly created: string
  readonly lastUsed: string
}

/** A session or token that is open, as the page shows it. */
export interface TokenRow {
  readonly id: string
  readonly name: string
  readonly kind: 'Program' | 'Session'
  readonly isCurrent: boolean
  readonly created: string
  readonly lastUsed: string
  readonly expires: string
}

/** Everything that can act as the buyer. */
export interface AccessView {
  readonly programs: readonly ProgramRow[]
  readonly tokens: readonly TokenRow[]
}

/** Loads everything that can act as the buyer. */
export async function loadAccess({ client }: ShopContext): Promise<AccessView> {
  const [{ integrations }, { tokens }] = await Promise.all([client.session.integrations(), client.session.tokens()])
  return {
    programs: integrations.map(({ integrationId, name, clientId, createdAt, lastUsedAt }) => ({
      id: integrationId,
      name,
      clientId,
      created: formatMoment(createdAt),
      lastUsed: lastUsedAt === null ? 'Never' : formatMoment(lastUsedAt),
    })),
    tokens: tokens.map(({ tokenId, name, kind, isCurrent, createdAt, lastUsedAt, expiresAt }) => ({
      id: tokenId,
      name,
      kind: kind === 'Integration' ? 'Program' : 'Session',
      isCurrent,
      created: formatMoment(createdAt),
      lastUsed: formatMoment(lastUsedAt),
      expires: formatMoment(expiresAt),
    })),
  }
}
