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
  collect(parse(message, { strict: true, cardinal: ['one', 'other'], ordinal: [] }), found)
  return found
}

function collect(tokens: readonly Token[], found: Map<string, ArgumentType>): void {
  for (const token of tokens) {
    if (token.type === 'argument') addArgument(found, token.arg, 'string')
    if (token.type === 'function') addArgument(found, token.arg, token.key === 'number' ? 'number' : 'string')
    if (token.type === 'plural' || token.type === 'selectordinal') addArgument(found, token.arg, 'number')
    if (token.type === 'select') addArgument(found, token.arg, toChoice(token.cases.map(({ key }) => key)))
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, found)
  }
}

/** A number that is also inserted as text stays a number: both forms print it. */
function addArgument(found: Map<string, ArgumentType>, name: string, type: ArgumentType): void {
  const known = found.get(name)
  if (known === undefined || known === 'string') found.set(name, type)
}

/** With other keys than `other`, only those are allowed; a message that needs `other` for more takes any text. */
function toChoice(keys: readonly string[]): ArgumentType {
  const named = keys.filter((key) => key !== 'other')
  return named.length > 1 ? { oneOf: keys } : 'string'
}
