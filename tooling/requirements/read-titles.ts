import { parseSync, Visitor, type Argument, type CallExpression, type Expression, type Span } from 'oxc-parser'

/** A requirement id in a test file, with its line. */
export interface NamedId {
  readonly id: string
  readonly line: number
}

/** The requirement ids of one test file. */
export interface NamedRequirements {
  /** Ids in the titles of tests that run. */
  readonly inTitles: readonly NamedId[]
  /** Ids in brackets in any other text, such as a table of cases. */
  readonly elsewhere: readonly NamedId[]
}

const testFunctions = new Set(['test', 'it', 'describe', 'suite'])

// A test or group with one of these is not run or is expected to fail, so it proves nothing.
const nonRunningModifiers = new Set(['skip', 'todo', 'fixme', 'fail', 'fails'])

// The first argument of a call counts as a title only if it is text; `test.each` gets a table, for example.
const titleNodeTypes = new Set<Argument['type']>([
  'Literal',
  'TemplateLiteral',
  'BinaryExpression',
  'ConditionalExpression',
])

/** Finds the requirement ids in a test file without running it; throws when it cannot be parsed. */
export function findRequirementIds(fileName: string, text: string): NamedRequirements {
  const parsed = parseSync(fileName, text)
  if (parsed.errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${parsed.errors[0]?.message ?? ''}`)
  const titleNodes: Argument[] = []
  const nonRunningCalls: CallExpression[] = []
  const inTitles: NamedId[] = []
  const elsewhere: NamedId[] = []
  const recordIds = (written: string, node: Span) => {
    const isTitle =
      titleNodes.some((title) => isInside(node, title)) && !nonRunningCalls.some((call) => isInside(node, call))
    for (const id of findIds(written))
      (isTitle ? inTitles : elsewhere).push({ id, line: text.slice(0, node.start).split('\n').length })
  }

  // A call is visited before its arguments.
  new Visitor({
    CallExpression: (node) => {
      const names = getCalleeNames(node.callee)
      const title = node.arguments[0]
      if (title === undefined || !titleNodeTypes.has(title.type) || !testFunctions.has(names[0] ?? '')) return
      titleNodes.push(title)
      if (names.some((name) => nonRunningModifiers.has(name))) nonRunningCalls.push(node)
    },
    Literal: (node) => {
      if (typeof node.value === 'string') recordIds(node.value, node)
    },
    TemplateElement: (node) => recordIds(node.value.cooked ?? '', node),
  }).visit(parsed.program)
  return { inTitles, elsewhere }
}

/** Returns the names in a callee, outermost first: test and each for `test.each(cases)`. */
function getCalleeNames(callee: Expression): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression':
      return [...getCalleeNames(callee.object), callee.property.type === 'Identifier' ? callee.property.name : '']
    case 'CallExpression':
      return getCalleeNames(callee.callee)
    case 'TaggedTemplateExpression':
      return getCalleeNames(callee.tag)
    default:
      return []
  }
}

function isInside(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

function findIds(text: string): string[] {
  return [...text.matchAll(/\[([^\][]*)\]/g)].flatMap(([, inside]) => inside?.match(/\b[A-Z]{2,5}-\d+\b/g) ?? [])
}
