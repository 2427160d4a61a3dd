import type pg from 'pg'
import { hasCode } from './retried.ts'
import { socketOf } from './silent-server.ts'

/**
 * Statements that are prepared in all; what comes after them is planned anew each time. Each costs memory on every
 * connection.
 */
const MOST_STATEMENTS = 400

/**
 * A list of five or more values, or rows: it is another statement for each length, and would take the place of those
 * that come all the time.
 */
const HAS_LIST = /\bin \((?:\$\d+, ){4}|\), \(/

const names = new Map<string, string>()

/**
 * Lets a connection read each statement once, and plan it anew only while that pays. The beginning of a transaction is
 * not waited for, and what is sent without waiting travels together: the first statement with the beginning, which
 * makes it fail where that does.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const send: (...sent: unknown[]) => unknown = client.query.bind(client)
  const together = sendingTogether(client)
  const query = (config: unknown, ...rest: unknown[]): unknown => {
    together()
    const text = isStatement(config) ? config.text : ''
    if (BEGINS_ANEW.test(text)) firstFailures.delete(client)
    const sent = send(isStatement(config) ? named(config) : config, ...rest)
    if (!(sent instanceof Promise)) return sent
    sent.catch((error: unknown) => tellReason(client, error))
    return text.startsWith('begin') ? Promise.resolve(BEGUN) : sent
  }
  Object.defineProperty(client, 'query', { value: query })
}

/**
 * Of several statements that were sent together those after the one that failed only say that something did, and may be
 * heard of first: they are given the error that it was for their cause.
 */
function tellReason(client: pg.ClientBase, error: unknown): void {
  if (!(error instanceof Error)) return
  if (!hasCode(error, FAILED_BEFORE)) firstFailures.set(client, error)
  else if (firstFailures.has(client)) error.cause ??= firstFailures.get(client)
}

const BEGINS_ANEW = /^(begin|rollback to )/
const FAILED_BEFORE = '25P02'
const firstFailures = new WeakMap<pg.ClientBase, unknown>()

// Telling the system to send costs as much as making what is sent.
function sendingTogether(client: pg.ClientBase): () => void {
  const stream = socketOf(client)
  if (stream === null) return () => undefined
  let isHeldBack = false
  return () => {
    if (isHeldBack) return
    isHeldBack = true
    stream.cork()
    process.nextTick(() => {
      isHeldBack = false
      stream.uncork()
    })
  }
}

const BEGUN = { rows: [], rowCount: 0 }

interface Statement {
  readonly text: string
  readonly name?: unknown
}

function isStatement(config: unknown): config is Statement {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config)
  )
}

function named(statement: Statement): Statement {
  const name = statement.name ?? nameOf(statement.text)
  return name === undefined || name === statement.name ? statement : { ...statement, name }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_STATEMENTS || HAS_LIST.test(text)) return known
  const name = `hydrant_${names.size}`
  names.set(text, name)
  return name
}
