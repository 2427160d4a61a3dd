import { Visitor, type Argument, type Expression, type Program } from 'oxc-parser'

/** What a source file reaches for besides other modules, as offsets in its text. */
export interface Reach {
  /** Where it speaks to a server. */
  readonly requests: readonly number[]
  /** Where it writes down an address, of this site or another one. */
  readonly addresses: readonly number[]
  /** Where it makes one exact decimal of others. */
  readonly sums: readonly number[]
}

const requesting = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'])
const summing = new Set(['plus', 'minus', 'times', 'div', 'mod', 'pow', 'sqrt', 'sub', 'mul', 'neg', 'toNumber'])

/** Reads from a parsed file what it reaches for. */
export function readReach(program: Program): Reach {
  const requests: number[] = []
  const addresses: number[] = []
  const sums: number[] = []
  const called = (callee: Expression, start: number) => {
    const name = calledName(callee)
    if (requesting.has(name)) requests.push(start)
    if (callee.type === 'MemberExpression' && summing.has(name)) sums.push(start)
  }
  const written = (text: string | null | undefined, start: number) => {
    if (/^(?:\/[a-z]|(?:https?:)?\/\/[a-z])/i.test(text ?? '')) addresses.push(start)
  }

  new Visitor({
    CallExpression: (node) => called(node.callee, node.start),
    NewExpression: (node) => called(node.callee, node.start),
    Literal: (node) => {
      if (typeof node.value === 'string') written(node.value, node.start)
    },
    TemplateLiteral: (node) => written(node.quasis[0]?.value.cooked, node.start),
  }).visit(program)
  return { requests, addresses, sums }
}

function calledName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return ''
  if (!callee.computed) return callee.property.type === 'Identifier' ? callee.property.name : ''
  return textOf(callee.property)
}

function textOf(node: Argument): string {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}
