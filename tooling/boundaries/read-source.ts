import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser'
import { findSourceUses } from './find-source-uses.ts'
import { findSentences } from './find-texts.ts'

/** One import in a file: import, `import type`, re-export, `import()` or `import('…')` in a type. */
export interface ImportSite {
  /** The module specifier, or undefined where it is computed and cannot be read from the source. */
  readonly specifier: string | undefined
  /** Whether it imports types only, so that nothing is loaded at run time. */
  readonly typeOnly: boolean
  /** Whether it is an `import()`, which loads the module only when it is needed. */
  readonly lazy: boolean
  readonly line: number
}

/** The details of one source file that the boundary rules check. */
export interface SourceDetails {
  readonly imports: readonly ImportSite[]
  /** Lines that read the process environment. */
  readonly environmentReads: readonly number[]
  /** Lines with a comment that disables a check. */
  readonly silencedChecks: readonly number[]
  /** Lines that send requests to a server. */
  readonly requests: readonly number[]
  /** Lines that contain a URL, of this site or another one. */
  readonly urls: readonly number[]
  /** Lines that calculate with exact decimals. */
  readonly calculations: readonly number[]
  /** Lines that open a transaction. */
  readonly transactions: readonly number[]
  /** Lines with a sentence that people read. */
  readonly sentences: readonly number[]
  /** The line where each identifier first occurs. */
  readonly identifiers: ReadonlyMap<string, number>
}

const noDetails: SourceDetails = {
  imports: [],
  environmentReads: [],
  silencedChecks: [],
  requests: [],
  urls: [],
  calculations: [],
  transactions: [],
  sentences: [],
  identifiers: new Map(),
}

/**
 * Parses a TypeScript or CSS file and returns the details that the boundary rules check; throws when it cannot be
 * parsed.
 */
export function parseSource(fileName: string, text: string): SourceDetails {
  if (fileName.endsWith('.css')) return { ...noDetails, imports: findStyleImports(text) }
  const parsed = parseSync(fileName, text)
  if (parsed.errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${parsed.errors[0]?.message ?? ''}`)
  const imports: ImportSite[] = []
  const environmentReads: number[] = []
  const identifiers = new Map<string, number>()
  const addImport = (specifier: string | undefined, typeOnly: boolean, offset: number) =>
    imports.push({ specifier, typeOnly, lazy: false, line: getLineAt(text, offset) })

  new Visitor({
    Identifier: ({ name, start }) => {
      if (!identifiers.has(name)) identifiers.set(name, getLineAt(text, start))
    },
    ImportDeclaration: (node) => {
      addImport(node.source.value, node.importKind === 'type', node.start)
      if (/^(node:)?process$/.test(node.source.value)) environmentReads.push(getLineAt(text, node.start))
    },
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) addImport(node.source.value, node.exportKind === 'type', node.start)
    },
    ExportAllDeclaration: (node) => void addImport(node.source.value, node.exportKind === 'type', node.start),
    ImportExpression: (node) =>
      void imports.push({
        specifier: getConstantText(node.source),
        typeOnly: false,
        lazy: true,
        line: getLineAt(text, node.start),
      }),
    TSImportType: (node) => void addImport(node.source.value, true, node.start),
    CallExpression: (node) => {
      if (isImportGlob(node.callee)) addImport(undefined, false, node.start)
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') {
        addImport(getConstantText(node.arguments[0]), false, node.start)
      }
    },
    MemberExpression: (node) => {
      if (getPropertyName(node) === 'env' && isProcess(node.object)) environmentReads.push(getLineAt(text, node.start))
    },
    VariableDeclarator: (node) => {
      if (node.init !== null && isProcess(node.init)) environmentReads.push(getLineAt(text, node.start))
    },
  }).visit(parsed.program)

  const silencedChecks = parsed.comments
    .filter((comment) => /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)|@knipignore/.test(comment.value))
    .map((comment) => getLineAt(text, comment.start))
  const { requests, urls, calculations: sums, transactions } = findSourceUses(parsed.program)
  const toLines = (offsets: readonly number[]) => offsets.map((offset) => getLineAt(text, offset))
  return {
    imports,
    environmentReads,
    silencedChecks,
    requests: toLines(requests),
    urls: toLines(urls),
    calculations: toLines(sums),
    transactions: toLines(transactions),
    sentences: toLines(findSentences(parsed.program, text)),
    identifiers,
  }
}

function findStyleImports(text: string): ImportSite[] {
  const matches = text.matchAll(/@import\s+(?:url\(\s*)?['"]([^'"]+)['"]|composes:[^;}]*\sfrom\s+['"]([^'"]+)['"]/g)
  return [...matches].map((site) => {
    const specifier = site[1] ?? site[2]
    return { specifier, typeOnly: false, lazy: false, line: getLineAt(text, site.index) }
  })
}

function getLineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function getConstantText(node: Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

function isProcess(node: Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'process'
  return node.type === 'MemberExpression' && getPropertyName(node) === 'process'
}

function isImportGlob(node: Expression): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && getPropertyName(node) === 'glob'
}

function getPropertyName(node: Extract<Expression, { type: 'MemberExpression' }>): string | undefined {
  if (node.computed) return getConstantText(node.property)
  return node.property.type === 'Identifier' ? node.property.name : undefined
}
