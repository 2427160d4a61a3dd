import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { ShopContext } from '../shop-context.ts'

/** A program that acts as the buyer, as the page shows it. */
export interface ProgramRow {
  readonly id: string
  readonly name: string
  readonly clientId: string
  /** What the program may do, in words. */
  readonly permission: string
  readonly created: string
  readonly lastUsed: string
}

/** A session or token that is open, as the page shows it. */
export interface TokenRow {
  readonly id: string
  readonly name: string
  /** Whether the token belongs to a program or a session, in words. */
  readonly kind: string
  readonly isCurrent: boolean
  readonly isReadOnly: boolean
  readonly created: string
  readonly lastUsed: string
  readonly expires: string
}

/** An account of a company by which the buyer signs in, as the page shows it. */
export interface CompanyAccountRow {
  readonly id: string
  readonly provider: string
  readonly linked: string
}

/** What can act as the buyer: programs, tokens, and accounts of companies. */
export interface AccessView {
  readonly companyAccounts: readonly CompanyAccountRow[]
  readonly programs: readonly ProgramRow[]
  readonly tokens: readonly TokenRow[]
}

/** Loads the programs, tokens and accounts of companies that can act as the buyer. */
export async function loadAccess({ client, people }: ShopContext): Promise<AccessView> {
  const [{ integrations }, { tokens }, { companyAccounts }] = await Promise.all([
    client.listIntegrations(),
    client.listTokens(),
    people.listCompanyAccounts(),
  ])
  return {
    companyAccounts: companyAccounts.map(({ companyAccountId, issuer, linkedDate }) => ({
      id: companyAccountId,
      provider: URL.canParse(issuer) ? new URL(issuer).host : issuer,
      linked: formatDateTime(linkedDate),
    })),
    programs: integrations.map(({ integrationId, name, clientId, scope, createdAt, lastUsedAt }) => ({
      id: integrationId,
      name,
      clientId,
      permission: scope === 'read' ? messages.onlyRead() : messages.everythingYouCan(),
      created: formatDateTime(createdAt),
      lastUsed: lastUsedAt === null ? messages.never() : formatDateTime(lastUsedAt),
    })),
    tokens: tokens.map(({ tokenId, name, kind, scope, isCurrent, createdAt, lastUsedAt, expiresAt }) => ({
      id: tokenId,
      name,
      kind: kind === 'Integration' ? messages.program() : messages.session(),
      isCurrent,
      isReadOnly: scope === 'read',
      created: formatDateTime(createdAt),
      lastUsed: lastUsedAt === null ? messages.never() : formatDateTime(lastUsedAt),
      expires: expiresAt === null ? messages.never() : formatDateTime(expiresAt),
    })),
  }
}
