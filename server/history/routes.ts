import { HistoryEntry, listChanges } from '@hydrant/contract/admin/changes.ts'
import { Check } from 'typebox/value'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { parseInstant, toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/history.js'
import type { JobRunner } from '../background-jobs/service.ts'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { verifyHistoryInParts } from './service.ts'
import { findHistory, type HistoryRow } from './store.ts'

const malformedTimeError: DomainError = { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: messages.malformedTime }

/** Registers the endpoint that lists changes, and the job that verifies them when somebody asks for it. */
export function registerHistoryRoutes(server: Server, jobs: JobRunner): void {
  jobs.add({
    name: 'VerifyHistory',
    intervalMs: null,
    run: (isStopped) => verifyHistoryInParts(server.database, isStopped),
  })
  registerEndpoint(server, listChanges, async ({ query: { from, to, ...filter } }) => {
    const [first, end] = [from, to].map((text) => (text === undefined ? undefined : parseInstant(text)))
    if (first === null || end === null) return createErrorResponse(malformedTimeError)
    const rows = await server.database.query((db) => findHistory(db, { ...filter, from: first, to: end }))
    return createResponse(200, {
      count: rows.length,
      lastPosition: rows.at(-1)?.position ?? filter.after,
      changes: rows.map(toHistoryEntry),
    })
  })
}

function toHistoryEntry(row: HistoryRow): HistoryEntry {
  const { id, userId, userName, integrationId, accountId, clientAddress, requestId } = row
  const { objectName, recordId, operation } = row
  return {
    position: row.position ?? 0,
    id,
    createdDate: toTimestamp(row.createdAt),
    userId,
    userName,
    integrationId,
    accountId,
    clientAddress,
    requestId,
    objectName,
    recordId,
    operation,
    oldValues: parseValues(row.oldValues),
    newValues: parseValues(row.newValues),
    hash: row.hash ?? '',
  }
}

function parseValues(json: string | null): HistoryEntry['oldValues'] {
  if (json === null) return null
  const values: unknown = JSON.parse(json)
  return Check(HistoryEntry.properties.oldValues, values) ? values : null
}
