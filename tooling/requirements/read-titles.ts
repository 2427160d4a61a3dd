import { parseSync, Visitor, type Argument, type CallExpression, type Expression, type Span } from 'oxc-parser'

/** A requirement named in a test file, with where it is named. */
export interface NamedId {
  readonly id: string
  readonly line: number
}

/** What the check needs to know about one test file. */
export interface TestFacts {
  /** Requirements named by the titles of tests that run. */
  readonly inTitles: readonly NamedId[]
  /** Requirements named in brackets by any other text, such as a table of cases. */
  readonly elsewhere: readonly NamedId[]
}

const runners = new Set(['test', 'it', 'describe', 'suite'])

// Such a test, and what a group named so holds, is not run or has to fail: it proves nothing.
const idle = new Set(['skip', 'todo', 'fixme', 'fail', 'fails'])

// What `test.each` is given, for one, is no title.
const writtenOut = new Set<Argument['type']>([
  'Literal',
  'TemplateLiteral',
  'BinaryExpression',
  'ConditionalExpression',
])

/** Reads which requirements a test file names, without running it; throws when it cannot be parsed. */
export function readTitles(fileName: string, text: string): TestFacts {
  const parsed = parseSync(fileName, text)
  if (parsed.errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${parsed.errors[0]?.message ?? ''}`)
  const titles: Argument[] = []
  const idleCalls: CallExpression[] = []
  const inTitles: NamedId[] = []
  const elsewhere: NamedId[] = []
  const note = (written: string, node: Span) => {
    const isTitle = titles.some((title) => isInside(node, title)) && !idleCalls.some((call) => isInside(node, call))
    for (const id of idsIn(written))
      (isTitle ? inTitles : elsewhere).push({ id, line: text.slice(0, node.start).split('\n').length })
  }

  // A call is visited before what it is given.
  new Visitor({
    CallExpression: (node) => {
      const words = wordsOf(node.callee)
      const title = node.arguments[0]
      if (title === undefined || !writtenOut.has(title.type) || !runners.has(words[0] ?? '')) return
      titles.push(title)
      if (words.some((word) => idle.has(word))) idleCalls.push(node)
    },
    Literal: (node) => {
      if (typeof node.value === 'string') note(node.value, node)
    },
    TemplateElement: (node) => note(node.value.cooked ?? '', node),
  }).visit(parsed.program)
  return { inTitles, elsewhere }
}

/** The words of what is called, outermost first: `test.each(cases)` is test, each. */
function wordsOf(callee: Expression): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression':
      return [...wordsOf(callee.object), callee.property.type === 'Identifier' ? callee.property.name : '']
    case 'CallExpression':
      return wordsOf(callee.callee)
    case 'TaggedTemplateExpression':
      return wordsOf(callee.tag)
    default:
      return []
  }
}

function isInside(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\[([^\][]*)\]/g)].flatMap(([, inside]) => inside?.match(/\b[A-Z]{2,5}-\d+\b/g) ?? [])
}
