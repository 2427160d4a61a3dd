import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/**
 * Creates a function that says whether an identifier uses a name that the glossary retired. A retired name in small
 * letters counts as a word of an identifier (`patience` is in `usualPatience`), one that ends with … as its beginning,
 * any other as a whole.
 */
export function createRetiredNameCheck(names: readonly string[]): (identifier: string) => boolean {
  const words = new Set(names.filter((name) => /^[a-z]+$/.test(name)))
  const wholeNames = new Set(names)
  const beginnings = names.filter((name) => name.endsWith('…')).map((name) => name.slice(0, -1))
  return (identifier) =>
    wholeNames.has(identifier) ||
    beginnings.some((beginning) => identifier.startsWith(beginning)) ||
    splitIntoWords(identifier).some((word) => words.has(word))
}

/** Reads the retired names from `docs/glossary.md`: what stands in backquotes in the last column of its tables. */
export function readRetiredNames(): string[] {
  const rows = readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
}

function splitIntoWords(identifier: string): string[] {
  return identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[ _$]+/)
    .map((word) => word.toLowerCase())
}
