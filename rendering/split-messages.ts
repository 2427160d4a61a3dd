import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { MessageLanguage } from '@hydrant/messages/locale.ts'

const CATALOGUE = '@hydrant/messages/compiled/'
const NAMESPACE_IMPORT = /^import \* as (\w+) from '(@hydrant\/messages\/compiled\/[^'?]+)'/gm
const SELECTION = /\?messages=([\w,]+)$/
const ONE_MESSAGE = /\?message=(\w+)$/

/**
 * Builds the scripts of pages with the messages of one language. Every message becomes a module of its own, so that a
 * page loads the messages that its code calls, and not those that other pages call of the same catalogue: a bundler
 * cannot divide a module.
 */
export function splitMessages(language: MessageLanguage): Plugin {
  return {
    name: 'split-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.startsWith(CATALOGUE)) return null
      const [path = '', query] = source.slice(CATALOGUE.length).split('?')
      const [translated, original] = await Promise.all(
        [language, 'en'].map((folder) => this.resolve(`${CATALOGUE}${folder}/${path}`, importer, { skipSelf: true })),
      )
      const file = translated && existsSync(translated.id) ? translated.id : original?.id
      return file === undefined || query === undefined ? file : `${file}?${query}`
    },
    transform(code) {
      if (!code.includes(CATALOGUE)) return null
      const divided = code.replaceAll(NAMESPACE_IMPORT, (statement, name: string, catalogue: string) => {
        const others = code.replace(statement, '')
        const called = new Set([...others.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, id]) => id))
        const isOnlyCalled = !new RegExp(`(?<![\\w.$/'])${name}(?![\\w.$/'])`).test(others)
        return isOnlyCalled && called.size > 0
          ? `import * as ${name} from '${catalogue}?messages=${[...called].join()}'`
          : statement
      })
      return { code: divided, map: null }
    },
    async load(id) {
      const selection = SELECTION.exec(id)
      if (selection?.[1] !== undefined) {
        const file = id.slice(0, selection.index)
        return selection[1]
          .split(',')
          .map((name) => `export { ${name} } from ${JSON.stringify(`${file}?message=${name}`)}`)
          .join('\n')
      }
      const message = ONE_MESSAGE.exec(id)
      if (message?.[1] === undefined) return null
      const catalogue = await this.fs.readFile(id.slice(0, message.index), { encoding: 'utf8' })
      const lines = catalogue.split('\n')
      return lines
        .filter((line) => line.startsWith('import ') || line.startsWith(`export const ${message[1]} = `))
        .join('\n')
    },
  }
}
