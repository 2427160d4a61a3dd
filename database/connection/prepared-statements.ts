import type pg from 'pg'
import { endSpan } from '@hydrant/kernel/tracing/spans.ts'
import { hasCode } from './with-retry.ts'
import { findSocket } from './silence-timeout.ts'
import { startStatementSpan } from './trace-statement.ts'

/**
 * The maximum number of prepared statements; further ones are planned each time. Each costs memory on every connection.
 */
const MAX_STATEMENTS = 400

/** Matches a list of five or more values or rows: each length is another statement and would displace frequent ones. */
const HAS_LIST = /\bin \((?:\$\d+, ){4}|\), \(/

const names = new Map<string, string>()

/**
 * Makes a connection prepare each statement once, unless statements have no names. The `begin` of a transaction is not
 * awaited, and statements that are sent without waiting are sent together: the first statement with the `begin`, whose
 * failure makes it fail, too.
 */
export function patchQueryToPrepareAndBatch(client: pg.ClientBase, { areNamed }: { readonly areNamed: boolean }): void {
  const toSent = areNamed ? withStatementName : withoutName
  const send: (...result: unknown[]) => unknown = client.query.bind(client)
  const corkUntilNextTick = createCorkUntilNextTick(client)
  const query = (config: unknown, ...otherArguments: unknown[]): unknown => {
    corkUntilNextTick()
    const text = isStatement(config) ? config.text : ''
    if (RESETS_FAILURE.test(text)) firstFailures.delete(client)
    const result = sendInSpan(
      text,
      (...observed) => send(isStatement(config) ? toSent(config) : config, ...observed),
      otherArguments,
    )
    if (!(result instanceof Promise)) return result
    result.catch((error: unknown) => recordOrAttachFirstFailure(client, error))
    return text.startsWith('begin') ? Promise.resolve(EMPTY_RESULT) : result
  }
  Object.defineProperty(client, 'query', { value: query })
}

/**
 * Sends a statement in a span, if a request is being traced. The driver reports the end to a callback, the last
 * argument, or by a promise.
 */
function sendInSpan(text: string, send: (...rest: unknown[]) => unknown, rest: unknown[]): unknown {
  const span = startStatementSpan(text)
  if (span === undefined) return send(...rest)
  const callback = rest.at(-1)
  if (typeof callback === 'function')
    return send(...rest.slice(0, -1), (error: unknown, ...values: unknown[]): void => {
      endSpan(span, error)
      Reflect.apply(callback, undefined, [error, ...values])
    })
  const result = send(...rest)
  if (result instanceof Promise)
    result.then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error),
    )
  else span.end()
  return result
}

/**
 * Records the first failure on a connection, and sets it as the cause of later ones: when statements are sent together,
 * those after the first failure only report that an earlier one failed.
 */
function recordOrAttachFirstFailure(client: pg.ClientBase, error: unknown): void {
  if (!(error instanceof Error)) return
  if (!hasCode(error, FAILED_BEFORE)) firstFailures.set(client, error)
  else if (firstFailures.has(client)) error.cause ??= firstFailures.get(client)
}

const RESETS_FAILURE = /^(begin|rollback to )/
const FAILED_BEFORE = '25P02'
const firstFailures = new WeakMap<pg.ClientBase, unknown>()

/**
 * Creates a function that delays what a connection sends until the next tick, because each system call to send costs as
 * much as creating the message.
 */
function createCorkUntilNextTick(client: pg.ClientBase): () => void {
  const stream = findSocket(client)
  if (stream === null) return () => undefined
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
}

const EMPTY_RESULT = { rows: [], rowCount: 0 }

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

function withStatementName(statement: Statement): Statement {
  const name = statement.name ?? findOrAssignStatementName(statement.text)
  return name === undefined || name === statement.name ? statement : { ...statement, name }
}

function withoutName(statement: Statement): Statement {
  return statement.name === undefined ? statement : { ...statement, name: undefined }
}

function findOrAssignStatementName(text: string): string | undefined {
  const existingName = names.get(text)
  if (existingName !== undefined || names.size >= MAX_STATEMENTS || HAS_LIST.test(text)) return existingName
  const name = `hydrant_${names.size}`
  names.set(text, name)
  return name
}
