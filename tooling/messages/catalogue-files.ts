import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { projectRoot } from '../project-root.ts'
import { compileCatalogue, type Catalogue, type CompiledCatalogue } from './compile-catalogue.ts'
import { pseudoLocalize } from './pseudo-localize.ts'

/**
 * The pseudo-language: the source messages with accents and in brackets, so that what was not taken from a catalogue
 * stands out.
 */
const PSEUDO_LOCALE = 'en-XA'

const sourceFolder = join(projectRoot, 'messages', DEFAULT_LOCALE)

/** Returns the areas that have a catalogue, such as `storefront/cart`, in alphabetical order. */
function listAreas(): string[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .toSorted()
}

/** Reads the messages of an area. Throws, naming the file, when it is no JSON object of texts. */
function readCatalogue(area: string): Catalogue {
  const file = join(sourceFolder, `${area}.json`)
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isCatalogue(content)) throw new Error(`${file} is no JSON object of texts.`)
  return content
}

/** Compiles all catalogues in the source locale: file path within the output folder → content. */
export function compileSourceLocale(): Map<string, string> {
  return compileAllAreas((area) => compileCatalogue(DEFAULT_LOCALE, readCatalogue(area)))
}

/**
 * Compiles all catalogues in the source locale and the pseudo-language: each message function then picks its language
 * by `currentLocale`, at every call. Returns file path within the output folder → content.
 */
export function compileWithPseudoLocale(): Map<string, string> {
  const files = new Map<string, string>()
  for (const area of listAreas()) {
    const catalogue = readCatalogue(area)
    const pseudo = Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, pseudoLocalize(text)]))
    files.set(`${DEFAULT_LOCALE}/${area}.js`, compileCatalogue(DEFAULT_LOCALE, catalogue).code)
    files.set(`${PSEUDO_LOCALE}/${area}.js`, compileCatalogue(PSEUDO_LOCALE, pseudo).code)
    files.set(`${area}.js`, toDispatcherModule(area, Object.keys(catalogue)))
  }
  return files
}

/** Replaces everything in a folder by the given files. */
export function replaceFolderContents(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

function compileAllAreas(compile: (area: string) => CompiledCatalogue): Map<string, string> {
  const files = new Map<string, string>()
  for (const area of listAreas()) {
    const { code, declarations } = compile(area)
    files.set(`${area}.js`, code)
    files.set(`${area}.d.ts`, declarations)
  }
  return files
}

/** Returns the code of a module with a function for each message that calls the function of the current locale. */
function toDispatcherModule(area: string, ids: readonly string[]): string {
  const up = '../'.repeat(area.split('/').length - 1) || './'
  return [
    `import { currentLocale } from '@hydrant/messages/locale.ts'`,
    `import * as source from '${up}${DEFAULT_LOCALE}/${area}.js'`,
    `import * as pseudo from '${up}${PSEUDO_LOCALE}/${area}.js'`,
    ...ids.map(
      (id) =>
        `export const ${id} = (values) => (currentLocale() === '${PSEUDO_LOCALE}' ? pseudo : source).${id}(values)`,
    ),
    '',
  ].join('\n')
}

function isCatalogue(content: unknown): content is Catalogue {
  return (
    typeof content === 'object' &&
    content !== null &&
    !Array.isArray(content) &&
    Object.values(content).every((text) => typeof text === 'string')
  )
}
