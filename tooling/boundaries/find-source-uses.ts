import { Visitor, type Argument, type Expression, type Program } from 'oxc-parser'

/** What a source file does besides importing, as offsets in its text. */
export interface SourceUses {
  /** Where it sends requests to a server. */
  readonly requests: readonly number[]
  /** Where it contains a URL, of this site or another one. */
  readonly urls: readonly number[]
  /** Where it calculates with exact decimals. */
  readonly calculations: readonly number[]
  /** Where it opens a transaction. */
  readonly transactions: readonly number[]
}

const requestNames = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'])
const transactionNames = new Set(['transaction', 'runOrRollBack'])
const arithmeticNames = new Set([
  'plus',
  'minus',
  'times',
  'div',
  'mod',
  'pow',
  'sqrt',
  'sub',
  'mul',
  'neg',
  'toNumber',
])

/** Finds requests, URLs, calculations and transactions in a parsed file. */
export function findSourceUses(program: Program): SourceUses {
  const requests: number[] = []
  const urls: number[] = []
  const sums: number[] = []
  const transactions: number[] = []
  const checkCall = (callee: Expression, start: number) => {
    const name = getCalledName(callee)
    if (requestNames.has(name)) requests.push(start)
    if (transactionNames.has(name)) transactions.push(start)
    if (callee.type === 'MemberExpression' && arithmeticNames.has(name)) sums.push(start)
  }
  const checkText = (text: string | null | undefined, start: number) => {
    if (/^(?:\/[a-z]|(?:https?:)?\/\/[a-z])/i.test(text ?? '')) urls.push(start)
  }

  new Visitor({
    CallExpression: (node) => checkCall(node.callee, node.start),
    NewExpression: (node) => checkCall(node.callee, node.start),
    Literal: (node) => {
      if (typeof node.value === 'string') checkText(node.value, node.start)
    },
    TemplateLiteral: (node) => checkText(node.quasis[0]?.value.cooked, node.start),
  }).visit(program)
  return { requests, urls, calculations: sums, transactions }
}

function getCalledName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return ''
  if (!callee.computed) return callee.property.type === 'Identifier' ? callee.property.name : ''
  return getLiteralText(callee.property)
}

function getLiteralText(node: Argument): string {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}
