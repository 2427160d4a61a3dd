import { fileRules } from './file-rules.ts'
import { findCycles } from './find-cycles.ts'
import { importRules } from './import-rules.ts'
import type { Target } from './file-location.ts'
import { readSourceTree, type SourceFile } from './source-tree.ts'

/** One violation of a rule: the file and line, and what to do instead. */
export interface Violation {
  readonly rule: string
  readonly file: string
  readonly line: number
  /** What the file imports or does against the rule. */
  readonly found: string
  readonly instead: string
}

const cycleRule = {
  name: 'no-cycles',
  instead: 'Move what both need into a third file that imports neither.',
}

/** The names of all rules. */
export const ruleNames: readonly string[] = [...importRules, ...fileRules, cycleRule].map((rule) => rule.name)

/** Finds the violations of every rule in every source file under `root`. */
export function findBoundaryViolations(root: string): Violation[] {
  const tree = readSourceTree(root)
  return [...tree.flatMap(findImportViolations), ...tree.flatMap(findFileViolations), ...findCycleViolations(tree)]
}

function findImportViolations({ location, edges }: SourceFile): Violation[] {
  return edges.flatMap((edge) =>
    importRules
      .filter((rule) => rule.forbids(location, edge.target, edge))
      .map((rule) => ({
        rule: rule.name,
        file: location.path,
        line: edge.line,
        found: describeTarget(edge.target),
        instead: rule.instead,
      })),
  )
}

function findFileViolations(file: SourceFile): Violation[] {
  return fileRules.flatMap((rule) =>
    rule.findLines(file).map((line) => ({
      rule: rule.name,
      file: file.location.path,
      line,
      found: file.location.fileName,
      instead: rule.instead,
    })),
  )
}

function findCycleViolations(tree: readonly SourceFile[]): Violation[] {
  const imports = new Map(
    // Lazy imports do not count: a block's definition loads its view only when the block is shown, and the view imports
    // the definition.
    tree.map(({ location, edges }) => [
      location.path,
      edges.flatMap((edge) => (edge.lazy ? [] : toFilePaths(edge.target))),
    ]),
  )
  return findCycles(imports).map((cycle) => ({
    rule: cycleRule.name,
    file: cycle[0] ?? '',
    line: 1,
    found: cycle.join(' → '),
    instead: cycleRule.instead,
  }))
}

function toFilePaths(target: Target): string[] {
  return target.kind === 'file' ? [target.location.path] : []
}

function describeTarget(target: Target): string {
  switch (target.kind) {
    case 'file':
      return target.location.path
    case 'package':
    case 'missing':
      return target.specifier
    case 'computed':
      return 'a computed path'
    default:
      return target satisfies never
  }
}
