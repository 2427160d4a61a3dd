import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { stations } from './house.ts'
import { placeOf, type Place, type Target } from './place.ts'
import { readSource, type ImportSite, type SourceFacts } from './read-source.ts'

/** An import site together with what it leads to. */
export interface Edge extends ImportSite {
  readonly target: Target
}

/** One file of the project with everything it imports. */
export interface SourceFile {
  readonly place: Place
  readonly facts: SourceFacts
  readonly edges: readonly Edge[]
}

const generated = new Set(['node_modules', 'build', '.react-router', '.cache', 'test-results', 'playwright-report'])

/** Reads every source file of every station under `root`. */
export function readSourceTree(root: string): SourceFile[] {
  const files: SourceFile[] = []
  for (const station of Object.keys(stations)) {
    for (const path of listFiles(root, station)) {
      const place = placeOf(path)
      if (place === undefined) continue
      const facts = readSource(path, readFileSync(join(root, path), 'utf8'))
      files.push({ place, facts, edges: facts.imports.map((site) => ({ ...site, target: resolve(root, path, site) })) })
    }
  }
  return files
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : listFiles(root, path)
    return /\.(tsx?|css)$/.test(entry.name) ? [path] : []
  })
}

function resolve(root: string, from: string, site: ImportSite): Target {
  if (site.specifier === undefined) return { kind: 'computed' }
  const specifier = site.specifier.replace(/\?.*$/, '')
  const byName = specifier.startsWith('@hydrant/')
  if (!byName && !specifier.startsWith('.')) return { kind: 'package', name: packageName(specifier), specifier }
  const path = byName ? specifier.slice('@hydrant/'.length) : posix.join(posix.dirname(from), specifier)
  const place = placeOf(path)
  const exists = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true
  const isGeneratedType = path.split('/').includes('+types') && site.typeOnly
  if (place === undefined || !(exists || isGeneratedType)) return { kind: 'missing', specifier }
  return { kind: 'file', place, byName }
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
