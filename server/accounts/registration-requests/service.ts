import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { isUniqueViolation } from '@hydrant/database/connection/query-failure.ts'
import { findCountry } from '@hydrant/kernel/address/countries.ts'
import { newId, toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { insertMail } from '../../mail/service.ts'
import { recordChange } from '../../records/service.ts'
import {
  type Authentication,
  createUserWithoutPassword,
  findUserIdByEmail,
  mailInvitation,
} from '../../session/service.ts'
import { accountErrors } from '../errors.ts'
import { insertCustomers } from '../store.ts'
import {
  countBuyerGroups,
  type Duplicates,
  findDuplicates,
  findRequest,
  findRequests,
  lockRequest,
  type StoredRequest,
  updateRequest,
} from './store.ts'

/** A request to become a customer, with what the shop knows already of the same person or company. */
export interface ReviewedRequest extends StoredRequest {
  readonly duplicates: Duplicates
}

/** Some of the requests, newest first, and the id of the last one where there are more. */
export interface RequestPage {
  readonly requests: readonly ReviewedRequest[]
  readonly nextPageToken: string | null
}

/** Lists the requests of a status, or all, newest first. */
export async function listRequests(
  db: ReadOnlyDb,
  {
    status,
    pageSize,
    pageToken,
  }: {
    readonly status?: StoredRequest['status'] | undefined
    readonly pageSize: number
    readonly pageToken?: string | undefined
  },
): Promise<RequestPage> {
  const rows = await findRequests(db, { status, after: pageToken, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const requests: ReviewedRequest[] = []
  for (const row of shown) requests.push({ ...row, duplicates: await findDuplicates(db, row) })
  return { requests, nextPageToken: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

/** Finds one request; an error when there is none of that id. */
export async function getRequest(db: ReadOnlyDb, id: string): Promise<Result<ReviewedRequest>> {
  const row = await findRequest(db, id)
  return row === null
    ? err(accountErrors.unknownRegistration)
    : ok({ ...row, duplicates: await findDuplicates(db, row) })
}

/**
 * Makes an account, in the buyer groups that staff choose, and a user of a request, and mails the user an invitation.
 * Returns an error when it was decided already, for unknown groups, and when somebody has the email address.
 */
export function approveRequest(
  { database, secret }: Authentication,
  {
    id,
    buyerGroupIds,
    staffId,
  }: { readonly id: string; readonly buyerGroupIds: readonly string[]; readonly staffId: string },
): Promise<Result<ReviewedRequest>> {
  return database
    .transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (request === null) return err(accountErrors.unknownRegistration)
      if (request.status !== 'Open') return err(accountErrors.decidedRegistration)
      const groupIds = [...new Set(buyerGroupIds.map(toFullIdIfValid))]
      if ((await countBuyerGroups(tx, groupIds)) < groupIds.length) return err(accountErrors.unknownBuyerGroup)
      const { email, firstName, lastName, phoneNumber, companyName, street, city, state, zip, language } = request
      // Applicants may have written a name; accounts have codes.
      const country = findCountry(request.country ?? '')?.code ?? null
      if ((await findUserIdByEmail(tx, email)) !== null) return err(accountErrors.knownApplicant)
      const created = await createUserWithoutPassword(tx, { email, firstName, lastName, phoneNumber, language })
      if (!created.ok) return created
      const [userId, accountId] = [created.value, newId('001')]
      await insertCustomers(tx, {
        accounts: [{ id: accountId, name: companyName, street, city, state, zip, country }],
        groups: [],
        groupMembers: groupIds.map((buyerGroupId) => ({ buyerGroupId, accountId })),
        members: [{ userId, accountId }],
        managed: [],
      })
      await updateRequest(tx, id, { status: 'Approved', userId, accountId, decidedById: staffId })
      await recordChange(tx, {
        objectName: 'RegistrationRequest',
        recordId: id,
        operation: 'approve',
        newValues: { userId, accountId, buyerGroupIds: groupIds },
      })
      await mailInvitation(tx, secret, { userId, to: email })
      return getRequest(tx, id)
    })
    .catch((error: unknown) => {
      // Somebody else got the address at the same moment.
      if (isUniqueViolation(error)) return err(accountErrors.knownApplicant)
      throw error
    })
}

/** Refuses a request and mails the reason to whoever sent it. Returns an error when it was decided already. */
export function refuseRequest(
  database: Database,
  { id, reason, staffId }: { readonly id: string; readonly reason: string; readonly staffId: string },
): Promise<Result<ReviewedRequest>> {
  return database.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (request === null) return err(accountErrors.unknownRegistration)
    if (request.status !== 'Open') return err(accountErrors.decidedRegistration)
    const rejectionReason = reason.trim()
    if (rejectionReason === '') return err(accountErrors.missingReason)
    await updateRequest(tx, id, { status: 'Refused', rejectionReason, decidedById: staffId })
    await recordChange(tx, {
      objectName: 'RegistrationRequest',
      recordId: id,
      operation: 'refuse',
      newValues: { rejectionReason },
    })
    await insertMail(tx, { kind: 'RegistrationRefused', recordId: id, to: request.email })
    return getRequest(tx, id)
  })
}
