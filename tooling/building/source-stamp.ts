import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = new Set(['node_modules', 'build', '.react-router', 'testing'])

/**
 * One hash over the names and contents of all sources, folders and files relative to `root`; tests and prose do not
 * change it.
 */
export function sourceStamp(root: string, sources: readonly string[]): string {
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
    .filter((name) => !leftOut.has(name) && !/\.(test\.tsx?|md)$/.test(name))
    .toSorted()
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
