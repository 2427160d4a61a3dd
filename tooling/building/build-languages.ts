import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGE_LANGUAGES } from '@hydrant/messages/locale.ts'
import { runNode } from '../run-tool.ts'

/** A script of a build as `chunks.json` has it. */
interface BuiltScript {
  readonly fileName: string
  readonly modules: readonly string[]
}

/** How the router's file with the list of all routes begins; a JSON object with the list follows. */
const ROUTE_LIST_START = 'window.__reactRouterManifest='

/**
 * Builds the scripts of the storefront once more for each language but the first, and puts those that differ from the
 * scripts of the first language beside these. `build/server/assets-es.json` then is the router's list of routes with the
 * scripts of Spanish pages. Throws when a build fails.
 */
export async function buildLanguages(storefront: string): Promise<void> {
  const buildFolder = join(storefront, 'build')
  const languagesFolder = join(buildFolder, 'languages')
  rmSync(languagesFolder, { recursive: true, force: true })
  const routeList = readRouteList(join(buildFolder, 'client', 'assets'))
  const scripts = readScripts(buildFolder)
  for (const language of MESSAGE_LANGUAGES.slice(1)) {
    const exitCode = await runNode([join(storefront, 'build-scripts.ts')], {
      stdio: 'inherit',
      cwd: storefront,
      env: { ...process.env, NODE_ENV: 'production', HYDRANT_PAGE_LANGUAGE: language },
    })
    if (exitCode !== 0) throw new Error(`The scripts in ${language} could not be built (exit code ${exitCode}).`)
    const languageFolder = join(languagesFolder, language)
    cpSync(join(languageFolder, 'client', 'assets'), join(buildFolder, 'client', 'assets'), { recursive: true })
    const translated = replaceScripts(routeList, matchScripts(scripts, readScripts(languageFolder)))
    const hash = createHash('sha256').update(translated).digest('hex').slice(0, 8)
    const url = `/assets/routes-${language}-${hash}.js`
    const assets = translated.replace(/"url":"[^"]*"/, JSON.stringify({ url }).slice(1, -1))
    writeFileSync(join(buildFolder, 'client', url), `${ROUTE_LIST_START}${assets};`)
    mkdirSync(join(buildFolder, 'server'), { recursive: true })
    writeFileSync(join(buildFolder, 'server', `assets-${language}.json`), assets)
  }
  rmSync(languagesFolder, { recursive: true, force: true })
}

/** Reads the router's list of all routes with their scripts, a JSON object, from the assets of a build. */
function readRouteList(assetsFolder: string): string {
  const name = readdirSync(assetsFolder).find((file) => /^manifest-[^.]*\.js$/.test(file))
  const code = name === undefined ? '' : readFileSync(join(assetsFolder, name), 'utf8')
  if (!code.startsWith(ROUTE_LIST_START)) throw new Error('The router did not write its list of routes as expected.')
  return code.slice(ROUTE_LIST_START.length).replace(/;\s*$/, '')
}

function readScripts(buildFolder: string): readonly BuiltScript[] {
  const file = join(buildFolder, 'chunks.json')
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!hasScripts(report)) throw new Error(`${file} is not what storefront/vite.config.ts writes.`)
  return report.chunks
}

function hasScripts(report: unknown): report is { readonly chunks: readonly BuiltScript[] } {
  return typeof report === 'object' && report !== null && 'chunks' in report && Array.isArray(report.chunks)
}

/** Finds for each script of a build the one of another language's build that is made from the same modules. */
function matchScripts(
  scripts: readonly BuiltScript[],
  translatedScripts: readonly BuiltScript[],
): ReadonlyMap<string, string> {
  const byModules = new Map(translatedScripts.map((script) => [toModulesKey(script), script.fileName]))
  return new Map(
    scripts.map((script) => {
      const translated = byModules.get(toModulesKey(script))
      if (translated === undefined) throw new Error(`${script.fileName} has no match in another language.`)
      return [script.fileName, translated]
    }),
  )
}

function toModulesKey({ modules }: BuiltScript): string {
  return modules
    .map((path) => path.replace(/^(messages[\\/]compiled[\\/])\w\w[\\/]/, '$1'))
    .toSorted()
    .join('\n')
}

function replaceScripts(routeList: string, translations: ReadonlyMap<string, string>): string {
  return routeList.replaceAll(/"\/(assets\/[^"]+\.js)"/g, (text, fileName: string) => {
    const translated = translations.get(fileName)
    return translated === undefined ? text : JSON.stringify(`/${translated}`)
  })
}
