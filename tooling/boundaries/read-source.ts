import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser'
import { readReach } from './read-reach.ts'

/**
 * One place where a file names another module: import, `import type`, re-export, `import()` or `import('…')` in a type.
 */
export interface ImportSite {
  /** The module named, or undefined where the name is computed and cannot be read from the source. */
  readonly specifier: string | undefined
  /** Whether nothing of the module is loaded when the program runs. */
  readonly typeOnly: boolean
  readonly line: number
}

/** What the boundary rules need to know about one source file. */
export interface SourceFacts {
  readonly imports: readonly ImportSite[]
  /** Lines that read the process environment. */
  readonly environmentReads: readonly number[]
  /** Lines with a comment that switches a check off. */
  readonly silencedChecks: readonly number[]
  /** Lines that speak to a server. */
  readonly requests: readonly number[]
  /** Lines that write down an address, of this site or another one. */
  readonly addresses: readonly number[]
  /** Lines that make one exact decimal of others. */
  readonly sums: readonly number[]
}

const nothing: SourceFacts = {
  imports: [],
  environmentReads: [],
  silencedChecks: [],
  requests: [],
  addresses: [],
  sums: [],
}

/** Reads a TypeScript or CSS file without running it; throws when it cannot be parsed. */
export function readSource(fileName: string, text: string): SourceFacts {
  if (fileName.endsWith('.css')) return { ...nothing, imports: readStyleImports(text) }
  const parsed = parseSync(fileName, text)
  if (parsed.errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${parsed.errors[0]?.message ?? ''}`)
  const imports: ImportSite[] = []
  const environmentReads: number[] = []
  const add = (specifier: string | undefined, typeOnly: boolean, offset: number) =>
    imports.push({ specifier, typeOnly, line: lineAt(text, offset) })

  new Visitor({
    ImportDeclaration: (node) => {
      add(node.source.value, node.importKind === 'type', node.start)
      if (/^(node:)?process$/.test(node.source.value)) environmentReads.push(lineAt(text, node.start))
    },
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.source.value, node.exportKind === 'type', node.start)
    },
    ExportAllDeclaration: (node) => void add(node.source.value, node.exportKind === 'type', node.start),
    ImportExpression: (node) => void add(constantText(node.source), false, node.start),
    TSImportType: (node) => void add(node.source.value, true, node.start),
    CallExpression: (node) => {
      if (isImportGlob(node.callee)) add(undefined, false, node.start)
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') {
        add(constantText(node.arguments[0]), false, node.start)
      }
    },
    MemberExpression: (node) => {
      if (propertyName(node) === 'env' && isProcess(node.object)) environmentReads.push(lineAt(text, node.start))
    },
    VariableDeclarator: (node) => {
      if (node.init !== null && isProcess(node.init)) environmentReads.push(lineAt(text, node.start))
    },
  }).visit(parsed.program)

  const silencedChecks = parsed.comments
    .filter((comment) => /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)|@knipignore/.test(comment.value))
    .map((comment) => lineAt(text, comment.start))
  const { requests, addresses, sums } = readReach(parsed.program)
  const lines = (offsets: readonly number[]) => offsets.map((offset) => lineAt(text, offset))
  return {
    imports,
    environmentReads,
    silencedChecks,
    requests: lines(requests),
    addresses: lines(addresses),
    sums: lines(sums),
  }
}

function readStyleImports(text: string): ImportSite[] {
  const sites = text.matchAll(/@import\s+(?:url\(\s*)?['"]([^'"]+)['"]|composes:[^;}]*\sfrom\s+['"]([^'"]+)['"]/g)
  return [...sites].map((site) => {
    const named = site[1] ?? site[2]
    return { specifier: named, typeOnly: false, line: lineAt(text, site.index) }
  })
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function constantText(node: Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

function isProcess(node: Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'process'
  return node.type === 'MemberExpression' && propertyName(node) === 'process'
}

function isImportGlob(node: Expression): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && propertyName(node) === 'glob'
}

function propertyName(node: Extract<Expression, { type: 'MemberExpression' }>): string | undefined {
  if (node.computed) return constantText(node.property)
  return node.property.type === 'Identifier' ? node.property.name : undefined
}
