import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignoredNames = new Set(['node_modules', 'build', '.react-router', 'testing'])

/**
 * Computes one hash over the names and contents of all sources, given as files and folders relative to `root`; tests
 * and prose do not change it.
 */
export function computeSourceStamp(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(root, source))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !ignoredNames.has(name) && !/\.(test\.tsx?|md)$/.test(name))
    .toSorted()
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
