import { OverloadError } from '@hydrant/kernel/concurrency/bulkhead.ts'
import { hasCode } from './with-retry.ts'

/** Thrown when a request failed because of the error in `cause` and may succeed when it is repeated later. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/**
 * PostgreSQL's error classes that are not caused by the query: connection exception, insufficient resources, operator
 * intervention, system error.
 */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58'])

const LOCK_NOT_AVAILABLE = '55P03'

/** Lock not available, idle in transaction for too long, and a write on a server that is read-only after a failover. */
const UNAVAILABLE_CODES = new Set([LOCK_NOT_AVAILABLE, '25P03', '25006'])

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])

/** Messages of driver errors that have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client was closed|Client has encountered a connection error|timeout e(?:xceeded|xpired)|Query read timeout|The database could not be reached|Cannot use a pool after)/

/**
 * Whether an error, or its cause, means that the database is temporarily unavailable: it is unreachable, locked or
 * overloaded, and the same request may succeed later.
 */
export function isTemporarilyUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof OverloadError || error instanceof UnavailableError || DRIVER_MESSAGES.test(error.message))
    return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (isSystemError(error) ? NETWORK_CODES.has(code) : UNAVAILABLE_CODES.has(code) || isUnavailableSqlState(code))
    return true
  if (error instanceof AggregateError && error.errors.some(isTemporarilyUnavailable)) return true
  return isTemporarilyUnavailable(error.cause)
}

function isSystemError(error: Error): boolean {
  return 'syscall' in error || ('code' in error && typeof error.code === 'string' && error.code.startsWith('E'))
}

function isUnavailableSqlState(code: string): boolean {
  return code.length === 5 && UNAVAILABLE_CLASSES.has(code.slice(0, 2))
}

/** Whether a query failed because another transaction held a lock for longer than the query may wait. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, LOCK_NOT_AVAILABLE)
}
