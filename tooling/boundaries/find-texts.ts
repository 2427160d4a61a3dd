import { parseSync, Visitor, type Program } from 'oxc-parser'

/** A text in a source file: a string, a template with `{}` in place of its expressions, or text in markup. */
export interface SourceText {
  readonly text: string
  /** Its index in the file, counted from 0. */
  readonly offset: number
  /** Whether only developers read it: it is in an exception, a warning or a log line. */
  readonly isForDevelopers: boolean
}

const DEVELOPER_FUNCTIONS = /^(?:console\.\w+|log|super|useWarnOncePerMessage|logDeveloperWarning)$|(?:Error|Failure)$/
const SENTENCE = /^\s*\p{Lu}.* \p{Ll}{2}/su

/** Lists the texts of a TypeScript file. Throws when it cannot be parsed. */
export function listTexts(fileName: string, source: string): readonly SourceText[] {
  const parsed = parseSync(fileName, source)
  if (parsed.errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${parsed.errors[0]?.message ?? ''}`)
  return findTexts(parsed.program, source)
}

/** Lists where a parsed file has sentences that people read, as offsets in its text. */
export function findSentences(program: Program, source: string): readonly number[] {
  return findTexts(program, source)
    .filter(({ text, isForDevelopers }) => !isForDevelopers && SENTENCE.test(text))
    .map(({ offset }) => offset)
}

/**
 * Lists the texts of a parsed file. Types, import specifiers, names of properties and values that something is compared
 * with are left out.
 */
function findTexts(program: Program, source: string): readonly SourceText[] {
  const texts: SourceText[] = []
  const ignoredOffsets = new Set<number>()
  let ignoredDepth = 0
  let developerDepth = 0
  const addText = (text: string, offset: number) => {
    if (ignoredDepth === 0 && !ignoredOffsets.has(offset))
      texts.push({ text, offset, isForDevelopers: developerDepth > 0 })
  }
  const ignore = () => void ignoredDepth++
  const endIgnore = () => void ignoredDepth--
  const countIfDeveloperCall = ({ start, end }: { readonly start: number; readonly end: number }) =>
    DEVELOPER_FUNCTIONS.test(source.slice(start, end)) ? 1 : 0
  new Visitor({
    ImportDeclaration: ignore,
    'ImportDeclaration:exit': endIgnore,
    ImportExpression: ignore,
    'ImportExpression:exit': endIgnore,
    TSLiteralType: ignore,
    'TSLiteralType:exit': endIgnore,
    BinaryExpression: ({ operator, left, right }) => {
      if (/^[!=]==$/.test(operator)) ignoredOffsets.add(left.start).add(right.start)
    },
    Property: ({ key }) => void ignoredOffsets.add(key.start),
    ThrowStatement: () => void developerDepth++,
    'ThrowStatement:exit': () => void developerDepth--,
    NewExpression: ({ callee }) => void (developerDepth += countIfDeveloperCall(callee)),
    'NewExpression:exit': ({ callee }) => void (developerDepth -= countIfDeveloperCall(callee)),
    CallExpression: ({ callee }) => void (developerDepth += countIfDeveloperCall(callee)),
    'CallExpression:exit': ({ callee }) => void (developerDepth -= countIfDeveloperCall(callee)),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') addText(value, start)
    },
    TemplateLiteral: ({ quasis, start }) => addText(quasis.map(({ value }) => value.cooked ?? '').join('{}'), start),
    JSXText: ({ value, start }) => addText(value, start),
  }).visit(program)
  return texts
}
