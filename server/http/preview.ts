import type { RouteId } from '@hydrant/contract/routes.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { FastifyRequest } from 'fastify'
import { type SenderFacts, type Shopper, toShopper } from '../accounts/service.ts'
import type { IdentityMemory } from './identity-memory.ts'

const refusals = {
  byOthers: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may look at the shop as somebody else.',
    status: 403,
  },
  notForPreview: {
    code: 'INSUFFICIENT_ACCESS',
    message: `Who looks at the shop as somebody else, by the header '${PREVIEW_HEADER}', may only read what pages show.`,
    status: 403,
  },
} as const satisfies Record<string, DomainError>

/** Calls that only ask, although they are posted. */
const POSTED_READS: ReadonlySet<string> = new Set<RouteId>([
  'searchProducts',
  'calculatePrices',
  'evaluateProducts',
  'evaluateCart',
])

/**
 * Reads of what stands around a buyer's pages; they are answered as to the site builder. What else is for buyers alone
 * is theirs: orders, addresses, lists.
 */
const AROUND_PAGES: ReadonlySet<string> = new Set<RouteId>(['getSession', 'listManagedAccounts'])

/** As whom a request is to be answered: `guest`, an account as sent, or null: as its sender. */
export function readPreviewed(request: FastifyRequest): string | null {
  const given = request.headers[PREVIEW_HEADER]
  return given === undefined ? null : String(given)
}

/** What pages tell of a buyer whom nobody is. */
const NOBODY = { name: '', email: '', firstName: null, lastName: null, phoneNumber: null } as const

/**
 * Who a site builder pretends to be: a guest, or a buyer of an account, who has no cart and no name of their own.
 * Refused for everybody else.
 */
export async function toPreviewed(
  memory: Pick<IdentityMemory, 'previewStanding'>,
  facts: SenderFacts,
  previewed: string,
): Promise<Result<Shopper>> {
  const { user: previewer } = facts
  if (previewer === null || !hasRole(previewer.role, 'site-builder')) return err(refusals.byOthers)
  const isGuest = previewed === 'guest'
  const standing = await memory.previewStanding(isGuest ? null : previewed)
  const user = isGuest ? null : { ...previewer, ...NOBODY, role: 'buyer' as const }
  return standing.ok ? toShopper({ ...facts, user, guestKey: null, previewer }, standing.value) : standing
}

/**
 * Why a call is not made for a site builder who pretends to be somebody: it changes something, or tells what is that
 * buyer's own.
 */
export function checkPreview({ id, method, guests }: Endpoint, { previewer }: Shopper): DomainError | null {
  if (previewer === null) return null
  const isRead = method === 'GET' || POSTED_READS.has(id)
  return isRead && (guests !== 'refused' || AROUND_PAGES.has(id)) ? null : refusals.notForPreview
}
