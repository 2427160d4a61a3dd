import { parseSync, Visitor } from 'oxc-parser'

/** A piece of text in a source file: a string, the text of a template between its expressions, or text in markup. */
export interface SourceText {
  readonly text: string
  /** Its index in the file, counted from 0. */
  readonly offset: number
  /** Whether only developers read it: it is in an exception, a warning or a log line. */
  readonly isForDevelopers: boolean
}

const DEVELOPER_FUNCTIONS = /^(?:console|log|logger|useWarning|reportWarning)\b|(?:Error|Failure)$/

/** Lists the texts of a TypeScript file; specifiers of imports and types are none. Throws when it cannot be parsed. */
export function findTexts(fileName: string, source: string): readonly SourceText[] {
  const parsed = parseSync(fileName, source)
  if (parsed.errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${parsed.errors[0]?.message ?? ''}`)
  const texts: SourceText[] = []
  let ignoredDepth = 0
  let developerDepth = 0
  const addText = (text: string, offset: number) => {
    if (ignoredDepth === 0) texts.push({ text, offset, isForDevelopers: developerDepth > 0 })
  }
  const ignore = () => void ignoredDepth++
  const endIgnore = () => void ignoredDepth--
  const isForDevelopers = ({ start, end }: { readonly start: number; readonly end: number }) =>
    DEVELOPER_FUNCTIONS.test(source.slice(start, end))
  new Visitor({
    ImportDeclaration: ignore,
    'ImportDeclaration:exit': endIgnore,
    ImportExpression: ignore,
    'ImportExpression:exit': endIgnore,
    TSLiteralType: ignore,
    'TSLiteralType:exit': endIgnore,
    ThrowStatement: () => void developerDepth++,
    'ThrowStatement:exit': () => void developerDepth--,
    NewExpression: ({ callee }) => void (developerDepth += isForDevelopers(callee) ? 1 : 0),
    'NewExpression:exit': ({ callee }) => void (developerDepth -= isForDevelopers(callee) ? 1 : 0),
    CallExpression: ({ callee }) => void (developerDepth += isForDevelopers(callee) ? 1 : 0),
    'CallExpression:exit': ({ callee }) => void (developerDepth -= isForDevelopers(callee) ? 1 : 0),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') addText(value, start)
    },
    TemplateElement: ({ value, start }) => addText(value.cooked ?? '', start),
    JSXText: ({ value, start }) => addText(value, start),
  }).visit(parsed.program)
  return texts
}
