import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { workspaces } from './project-layout.ts'
import { locateFile, type FileLocation, type Target } from './file-location.ts'
import { parseSource, type ImportSite, type SourceDetails } from './read-source.ts'

/** An import with the file or package that it leads to. */
export interface Edge extends ImportSite {
  readonly target: Target
}

/** One file of the project with everything it imports. */
export interface SourceFile {
  readonly location: FileLocation
  readonly details: SourceDetails
  readonly edges: readonly Edge[]
}

const generatedFolders = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.cache',
  'test-results',
  'playwright-report',
])

/** Reads every source file of every workspace under `root`. */
export function readSourceTree(root: string): SourceFile[] {
  const files: SourceFile[] = []
  for (const workspace of Object.keys(workspaces)) {
    for (const path of listFiles(root, workspace)) {
      const location = locateFile(path)
      if (location === undefined) continue
      const details = parseSource(path, readFileSync(join(root, path), 'utf8'))
      files.push({
        location,
        details,
        edges: details.imports.map((site) => ({ ...site, target: resolveImport(root, path, site) })),
      })
    }
  }
  return files
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return generatedFolders.has(entry.name) ? [] : listFiles(root, path)
    return /\.(tsx?|css)$/.test(entry.name) ? [path] : []
  })
}

function resolveImport(root: string, from: string, site: ImportSite): Target {
  if (site.specifier === undefined) return { kind: 'computed' }
  const specifier = site.specifier.replace(/\?.*$/, '')
  const byName = specifier.startsWith('@hydrant/')
  if (!byName && !specifier.startsWith('.')) return { kind: 'package', name: toPackageName(specifier), specifier }
  const path = byName ? specifier.slice('@hydrant/'.length) : posix.join(posix.dirname(from), specifier)
  const location = locateFile(path)
  const exists = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true
  const isGeneratedType = path.split('/').includes('+types') && site.typeOnly
  if (location === undefined || !(exists || isGeneratedType)) return { kind: 'missing', specifier }
  return { kind: 'file', location, byName }
}

function toPackageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
