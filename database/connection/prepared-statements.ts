import type pg from 'pg'

/** Statements that are prepared in all; what comes after them is planned anew each time. Each costs memory on every connection. */
const MOST_STATEMENTS = 400

/** A list of five or more values, or rows: it is another statement for each length, and would take the place of those that come all the time. */
const HAS_LIST = /\bin \((?:\$\d+, ){4}|\), \(/

const names = new Map<string, string>()

/** Lets a connection read each statement once, and plan it anew only while that pays. */
export function prepareStatements(client: pg.ClientBase): void {
  const send: (...sent: unknown[]) => unknown = client.query.bind(client)
  Object.defineProperty(client, 'query', { value: (config: unknown, ...rest: unknown[]) => send(isStatement(config) ? named(config) : config, ...rest) })
}

interface Statement {
  readonly text: string
}

function isStatement(config: unknown): config is Statement {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' && !('submit' in config) && (!('name' in config) || config.name === undefined)
}

function named(statement: Statement): Statement & { readonly name?: string } {
  const name = nameOf(statement.text)
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_STATEMENTS || HAS_LIST.test(text)) return known
  const name = `hydrant_${names.size}`
  names.set(text, name)
  return name
}
