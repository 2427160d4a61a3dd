import { fileRules } from './file-rules.ts'
import { findCycles } from './find-cycles.ts'
import { importRules } from './import-rules.ts'
import type { Target } from './place.ts'
import { readSourceTree, type SourceFile } from './source-tree.ts'

/** One broken rule, with where it is broken and what to do instead. */
export interface Violation {
  readonly rule: string
  readonly file: string
  readonly line: number
  /** What the file reached for. */
  readonly found: string
  readonly instead: string
}

const cycleRule = {
  name: 'no-cycles',
  instead: 'Move what both need into a third file that imports neither.',
}

/** The names of all rules. */
export const ruleNames: readonly string[] = [...importRules, ...fileRules, cycleRule].map((rule) => rule.name)

/** Holds every source file under `root` against every rule. */
export function checkBoundaries(root: string): Violation[] {
  const tree = readSourceTree(root)
  return [...tree.flatMap(checkImports), ...tree.flatMap(checkFile), ...checkCycles(tree)]
}

function checkImports({ place, edges }: SourceFile): Violation[] {
  return edges.flatMap((edge) =>
    importRules
      .filter((rule) => rule.forbids(place, edge.target, edge))
      .map((rule) => ({
        rule: rule.name,
        file: place.path,
        line: edge.line,
        found: describe(edge.target),
        instead: rule.instead,
      })),
  )
}

function checkFile(file: SourceFile): Violation[] {
  return fileRules.flatMap((rule) =>
    rule.lines(file).map((line) => ({
      rule: rule.name,
      file: file.place.path,
      line,
      found: file.place.fileName,
      instead: rule.instead,
    })),
  )
}

function checkCycles(tree: readonly SourceFile[]): Violation[] {
  const imports = new Map(tree.map((file) => [file.place.path, file.edges.flatMap((edge) => filePath(edge.target))]))
  return findCycles(imports).map((cycle) => ({
    rule: cycleRule.name,
    file: cycle[0] ?? '',
    line: 1,
    found: cycle.join(' → '),
    instead: cycleRule.instead,
  }))
}

function filePath(target: Target): string[] {
  return target.kind === 'file' ? [target.place.path] : []
}

function describe(target: Target): string {
  switch (target.kind) {
    case 'file':
      return target.place.path
    case 'package':
    case 'missing':
      return target.specifier
    case 'computed':
      return 'a computed path'
    default:
      return target satisfies never
  }
}
