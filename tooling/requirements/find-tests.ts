import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from '../boundaries/project-layout.ts'
import { findRequirementIds, type NamedRequirements } from './read-titles.ts'

/** One test file with the requirement ids that it contains. */
export interface TestFile extends NamedRequirements {
  /** The path from the project's root, with slashes. */
  readonly path: string
}

const patterns = Object.keys(workspaces).map((workspace) => `${workspace}/**/*.{test,spec}.ts`)
const generatedFiles = ['**/node_modules', '**/build', '**/test-results']

/** Reads every test file under `root`, and returns the requirement ids in it; in the order of the paths. */
export function readRequirementIdsOfTests(root: string): TestFile[] {
  return globSync(patterns, { cwd: root, exclude: generatedFiles })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, ...findRequirementIds(path, readFileSync(join(root, path), 'utf8')) }))
}

/** Returns the paths of the test files for each requirement, by the requirement's id. */
export function groupTestPathsById(files: readonly TestFile[]): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>()
  for (const { path, inTitles } of files) {
    for (const id of new Set(inTitles.map((named) => named.id))) byId.set(id, [...(byId.get(id) ?? []), path])
  }
  return byId
}
