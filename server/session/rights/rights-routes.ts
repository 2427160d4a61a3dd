import type { FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { logSecurityEvent, type SecurityLog } from '../security-log.ts'
import { findRightsChanges, takeRightsChanged } from './store.ts'

/** Registers a hook that logs the changes of rights that a request has committed as security events. */
export function registerRightsLog(app: FastifyInstance, database: Database, log: SecurityLog): void {
  app.addHook('onResponse', (request) => logRightsChanges(database, log, request.id))
}

/**
 * Logs the changes of rights that a request, or a batch of a job, has committed as security events. They are read from the
 * history: what was rolled back, or ran twice because of a conflict, is logged as it ended.
 */
export async function logRightsChanges(database: Database, log: SecurityLog, requestId: string): Promise<void> {
  const after = takeRightsChanged(requestId)
  if (after === null) return
  const changes = await database.query((db) => findRightsChanges(db, requestId, after))
  for (const { userId, integrationId, clientAddress, ...change } of changes)
    logSecurityEvent(log, 'rights-changed', {
      userId,
      address: clientAddress ?? '',
      ...(integrationId !== null && { integrationId }),
      change,
    })
}
