import { parse } from '@messageformat/parser'

/** The type of a message's argument: text, a number that is formatted or chooses a plural form, or one of some keys. */
export type ArgumentType = 'string' | 'number' | { readonly oneOf: readonly string[] }

type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' }

/**
 * Returns the arguments of an ICU message with their types, in the order of their first use. Throws when the message
 * cannot be parsed.
 */
export function findArguments(message: string): ReadonlyMap<string, ArgumentType> {
  const found = new Map<string, ArgumentType>()
  collectArguments(parse(message, { strict: true, cardinal: ['one', 'other'], ordinal: [] }), found)
  return found
}

function collectArguments(tokens: readonly Token[], found: Map<string, ArgumentType>): void {
  for (const token of tokens) {
    if (token.type === 'argument') addArgument(found, token.arg, 'string')
    if (token.type === 'function') addArgument(found, token.arg, token.key === 'number' ? 'number' : 'string')
    if (token.type === 'plural' || token.type === 'selectordinal') addArgument(found, token.arg, 'number')
    if (token.type === 'select') addArgument(found, token.arg, toChoiceType(token.cases.map(({ key }) => key)))
    if ('cases' in token) for (const { tokens: inner } of token.cases) collectArguments(inner, found)
  }
}

/**
 * Records the type of an argument. One that is used as text and as a number counts as a number, because both forms
 * print it.
 */
function addArgument(found: Map<string, ArgumentType>, name: string, type: ArgumentType): void {
  const existing = found.get(name)
  if (existing === undefined || existing === 'string') found.set(name, type)
}

/**
 * Returns the type of the argument of a `select`: one of the keys, or any text if there is at most one key besides
 * `other`.
 */
function toChoiceType(keys: readonly string[]): ArgumentType {
  const named = keys.filter((key) => key !== 'other')
  return named.length > 1 ? { oneOf: keys } : 'string'
}
