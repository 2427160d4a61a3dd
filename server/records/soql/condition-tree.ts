import type { ConditionWithValueQuery, HavingClause, WhereClause } from '@jetstreamapp/soql-parser-js'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { malformedQueryError, recordErrors } from '../errors.ts'

/** Conditions as they were written, nested as their parentheses say. */
export type ConditionTree =
  | { readonly kind: 'and' | 'or'; readonly trees: readonly ConditionTree[] }
  | { readonly kind: 'not'; readonly tree: ConditionTree }
  | { readonly kind: 'leaf'; readonly leaf: ConditionWithValueQuery }

type Token = '(' | ')' | 'AND' | 'OR' | 'NOT' | ConditionWithValueQuery

/** How deeply parentheses may be nested. */
const MAX_DEPTH = 100

/**
 * Nests the conditions of a clause, which the parser returns as a chain with counted parentheses. Returns an error where
 * AND and OR are mixed without parentheses.
 */
export function toConditionTree(clause: WhereClause | HavingClause): Result<ConditionTree> {
  return new TreeParser(toTokens(clause)).parse()
}

function toTokens(clause: WhereClause | HavingClause): Token[] {
  const tokens: Token[] = []
  for (let rest: WhereClause | HavingClause | undefined = clause; rest !== undefined;) {
    const { left } = rest
    const open = left !== null && 'openParen' in left ? (left.openParen ?? 0) : 0
    tokens.push(...Array<Token>(open).fill('('))
    if (left !== null && 'operator' in left) tokens.push(left)
    const close = left !== null && 'closeParen' in left ? (left.closeParen ?? 0) : 0
    tokens.push(...Array<Token>(close).fill(')'))
    if ('operator' in rest) tokens.push(rest.operator)
    rest = 'right' in rest ? rest.right : undefined
  }
  return tokens
}

class TreeParser {
  readonly #tokens: readonly Token[]
  #position = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parse(): Result<ConditionTree> {
    const result = this.#parseGroup()
    if (!result.ok) return result
    return this.#position === this.#tokens.length ? result : err(malformedQueryError(')'))
  }

  #parseGroup(): Result<ConditionTree> {
    const first = this.#parseOne()
    if (!first.ok) return first
    const trees = [first.value]
    const operator = this.#tokens[this.#position]
    if (operator !== 'AND' && operator !== 'OR') return first
    while (this.#tokens[this.#position] === operator) {
      this.#position += 1
      const next = this.#parseOne()
      if (!next.ok) return next
      trees.push(next.value)
    }
    const following = this.#tokens[this.#position]
    if (following === 'AND' || following === 'OR') return err(recordErrors.mixedOperators)
    return ok({ kind: operator === 'AND' ? 'and' : 'or', trees })
  }

  #parseOne(): Result<ConditionTree> {
    const token = this.#tokens[this.#position]
    this.#position += 1
    if (this.#depth > MAX_DEPTH) return err(recordErrors.nestedTooDeeply)
    if (token === 'NOT') {
      const result = this.#parseNested(() => this.#parseOne())
      return result.ok ? ok({ kind: 'not', tree: result.value }) : result
    }
    if (token === '(') {
      const result = this.#parseNested(() => this.#parseGroup())
      if (!result.ok) return result
      if (this.#tokens[this.#position] !== ')') return err(malformedQueryError('<EOF>'))
      this.#position += 1
      return result
    }
    return token === undefined || typeof token === 'string'
      ? err(malformedQueryError(token ?? '<EOF>'))
      : ok({ kind: 'leaf', leaf: token })
  }

  #parseNested(parse: () => Result<ConditionTree>): Result<ConditionTree> {
    this.#depth += 1
    const result = parse()
    this.#depth -= 1
    return result
  }
}
