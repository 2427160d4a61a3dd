import { createHash, timingSafeEqual } from 'node:crypto'
import { sendError, sendNotFoundOrNotAllowed } from '../http/error-responses.ts'
import type { Server } from '../http/serve.ts'
import { BACKUP_PATH } from './backup-path.ts'
import { BackupError, copyRunningDatabase } from './service.ts'

/** What the backup of a running shop needs. */
export interface BackupAccess {
  /** The token of the commands on this machine. */
  readonly operatorToken: string
  /** The folder with the embedded database. */
  readonly dataDir: string
}

/**
 * Registers the route by which `npm run backup` lets a running shop copy its embedded database. It is no part of the
 * API: the command, which the owner of the data folder runs on this machine, does the rest.
 */
export function registerBackupRoutes({ app, database }: Server, { operatorToken, dataDir }: BackupAccess): void {
  app.post(BACKUP_PATH, async (request, reply) => {
    if (!isOperator(request.headers.authorization, operatorToken)) return sendNotFoundOrNotAllowed(request, reply)
    try {
      return await reply.header('cache-control', 'no-store').send(await copyRunningDatabase(database, { dataDir }))
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      return sendError(reply, { code: 'STORAGE_LIMIT_EXCEEDED', message: () => error.message })
    }
  })
}

/** Compares in constant time, so that the duration reveals nothing about the token. */
function isOperator(authorization: string | undefined, token: string): boolean {
  const [actual, expected] = [authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return actual !== undefined && expected !== undefined && timingSafeEqual(actual, expected)
}
