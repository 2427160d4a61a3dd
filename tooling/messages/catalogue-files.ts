import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_LOCALE, MESSAGE_LANGUAGES, toLanguageCode } from '@hydrant/messages/locale.ts'
import { projectRoot } from '../project-root.ts'
import { checkTranslation } from './check-translation.ts'
import { compileCatalogue, type Catalogue } from './compile-catalogue.ts'
import { pseudoLocalize } from './pseudo-localize.ts'

/**
 * The pseudo-language: the source messages with accents and in brackets, so that what was not taken from a catalogue
 * stands out.
 */
const PSEUDO_LOCALE = 'en-XA'

const messagesFolder = join(projectRoot, 'messages')

/** The language of the source messages. */
const SOURCE_LANGUAGE = toLanguageCode(DEFAULT_LOCALE)

/** The languages that the source messages are translated into. */
const TRANSLATED_LANGUAGES = MESSAGE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE)

/** Returns the areas of a folder of catalogues, such as `storefront/cart`, in alphabetical order. */
function listAreas(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .toSorted()
}

/**
 * Reads the messages of an area in a folder of `messages/`, such as `en-US`. Throws, naming the file, when it is no JSON
 * object of texts.
 */
function readCatalogue(folder: string, area: string): Catalogue {
  const file = join(messagesFolder, folder, `${area}.json`)
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isCatalogue(content)) throw new Error(`${file} is no JSON object of texts.`)
  return content
}

/** What is wrong with the translations, and what they lack: one line for each. */
export interface TranslationReport {
  /** Messages without a source message, or with other placeholders. */
  readonly mistakes: readonly string[]
  /** Messages that are shown in English, because their area is translated and they are not. */
  readonly missing: readonly string[]
}

/** Compares all translations with the source messages. */
export function checkTranslations(): TranslationReport {
  const sourceAreas = new Set(listAreas(join(messagesFolder, DEFAULT_LOCALE)))
  const mistakes: string[] = []
  const missing: string[] = []
  for (const language of TRANSLATED_LANGUAGES) {
    for (const area of listAreas(join(messagesFolder, language))) {
      const name = `messages/${language}/${area}.json`
      if (!sourceAreas.has(area)) {
        mistakes.push(`${name} has no source catalogue`)
        continue
      }
      const report = checkTranslation(readCatalogue(DEFAULT_LOCALE, area), readCatalogue(language, area))
      mistakes.push(...report.mistakes.map((text) => `${name}: ${text}`))
      missing.push(...report.missing.map((id) => `${name}: ${id}`))
    }
  }
  return { mistakes, missing }
}

/**
 * Compiles all catalogues. An area has a file with its messages in each of its languages, such as
 * `es/storefront/cart.js`, in which a message that is not translated is the source message, and one beside these folders,
 * which calls the messages of the current language. Returns file path within the output folder → content.
 */
export function compileAllCatalogues(): Map<string, string> {
  const files = new Map<string, string>()
  for (const area of listAreas(join(messagesFolder, DEFAULT_LOCALE))) {
    const source = readCatalogue(DEFAULT_LOCALE, area)
    const { code, declarations } = compileCatalogue(DEFAULT_LOCALE, source)
    const translated = TRANSLATED_LANGUAGES.filter((language) =>
      existsSync(join(messagesFolder, language, `${area}.json`)),
    )
    files.set(`${area}.d.ts`, declarations)
    files.set(`${SOURCE_LANGUAGE}/${area}.js`, code)
    for (const language of translated)
      files.set(`${language}/${area}.js`, compileTranslation(language, source, readCatalogue(language, area)))
    files.set(`${area}.js`, toDispatcherModule(area, Object.keys(source), [SOURCE_LANGUAGE, ...translated]))
  }
  return files
}

/**
 * Compiles all catalogues in the source language and the pseudo-language: each message function then picks its language
 * by `currentLocale`, at every call. Returns file path within the output folder → content.
 */
export function compileWithPseudoLocale(): Map<string, string> {
  const files = new Map<string, string>()
  for (const area of listAreas(join(messagesFolder, DEFAULT_LOCALE))) {
    const catalogue = readCatalogue(DEFAULT_LOCALE, area)
    const pseudo = Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, pseudoLocalize(text)]))
    files.set(`${SOURCE_LANGUAGE}/${area}.js`, compileCatalogue(DEFAULT_LOCALE, catalogue).code)
    files.set(`${PSEUDO_LOCALE}/${area}.js`, compileCatalogue(PSEUDO_LOCALE, pseudo).code)
    files.set(`${area}.js`, toDispatcherModule(area, Object.keys(catalogue), [SOURCE_LANGUAGE, PSEUDO_LOCALE]))
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

/** Compiles the messages of an area in a language; those that it lacks are in the source language. */
function compileTranslation(language: string, source: Catalogue, translation: Catalogue): string {
  const missing = Object.fromEntries(Object.entries(source).filter(([id]) => translation[id] === undefined))
  const compiled = [compileCatalogue(language, translation).code]
  if (Object.keys(missing).length > 0) compiled.push(compileCatalogue(DEFAULT_LOCALE, missing).code)
  const lines = compiled.flatMap((code) => code.trimEnd().split('\n'))
  const imports = lines.filter((line) => line.startsWith('import '))
  return `${[lines[0], ...new Set(imports), ...lines.filter((line) => line.startsWith('export '))].join('\n')}\n`
}

/** Returns the code of a module with a function for each message that calls the function of the current language. */
function toDispatcherModule(area: string, ids: readonly string[], locales: readonly string[]): string {
  const up = '../'.repeat(area.split('/').length - 1) || './'
  if (locales.length === 1)
    return `// Compiled by \`npm run messages\`.\nexport * from '${up}${locales[0]}/${area}.js'\n`
  const nameOf = (locale: string) => locale.replaceAll('-', '')
  return [
    '// Compiled by `npm run messages`.',
    `import { chooseCatalogue } from '@hydrant/messages/locale.ts'`,
    ...locales.map((locale) => `import * as ${nameOf(locale)} from '${up}${locale}/${area}.js'`),
    `const catalogues = { ${locales.map((locale) => `'${locale}': ${nameOf(locale)}`).join(', ')} }`,
    ...ids.map((id) => `export const ${id} = (values) => chooseCatalogue(catalogues).${id}(values)`),
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
