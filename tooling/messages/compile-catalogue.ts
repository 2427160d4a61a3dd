import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { findArguments, type ArgumentType } from './message-arguments.ts'

/** The messages of one area in one locale: id → ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>

/** A compiled catalogue: an ES module with one function for each message, and its declarations. */
export interface CompiledCatalogue {
  readonly code: string
  readonly declarations: string
}

const HEADER = '// Compiled by `npm run messages`: change the catalogue, not this file.\n'
const ID = /^[a-z][A-Za-z0-9]*$/
/** A number that would be formatted as in the language of the catalogue, without its region. */
const FIXED_LOCALE = /\b((?:strictN|n)umber)\("[\w-]+", /g
const SINGLE_EXPORT = /^export default \{\n {2}message: (?<body>[\s\S]*?)\n?\}\s*$/m

/**
 * Compiles a catalogue into a module that exports one function for each message, so that a bundle carries only the
 * messages that its code calls. Throws, naming the id, when an id is no identifier or a message is not valid ICU
 * MessageFormat.
 */
export function compileCatalogue(locale: string, catalogue: Catalogue): CompiledCatalogue {
  const imports = new Map<string, Set<string>>()
  const functions: string[] = []
  const signatures: string[] = []
  const messageFormat = new MessageFormat(locale, { strict: true })
  for (const [id, message] of Object.entries(catalogue)) {
    try {
      if (!ID.test(id)) throw new Error('an id is a word in camelCase')
      functions.push(`export const ${id} = ${compileMessage(messageFormat, message, imports)}`)
      signatures.push(`/** ${message.replaceAll('*/', '*\\/')} */\n${toSignature(id, findArguments(message))}`)
    } catch (error) {
      throw new Error(
        `The message ${id} cannot be compiled: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      )
    }
  }
  const importLines = [...imports].map(
    ([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}'`,
  )
  return {
    code: `${[HEADER + importLines.join('\n'), ...functions].filter(Boolean).join('\n')}\n`,
    declarations: `${HEADER}${signatures.join('\n')}\n`,
  }
}

/** Returns the code of a message's function, and adds what the code imports to `imports`. */
function compileMessage(messageFormat: MessageFormat, message: string, imports: Map<string, Set<string>>): string {
  const source = compileModule(messageFormat, { message })
  for (const [, names = '', from = ''] of source.matchAll(/^import \{ (.+) \} from "(.+)";$/gm)) {
    const importedNames = imports.get(from) ?? new Set()
    for (const name of names.split(', ')) importedNames.add(name)
    imports.set(from, importedNames)
  }
  const body = SINGLE_EXPORT.exec(source)?.groups?.['body']
  if (body === undefined) throw new Error('the compiler wrote something unexpected')
  const inCurrentLocale = body.replaceAll(FIXED_LOCALE, '$1(currentLocale(), ')
  if (inCurrentLocale === body) return body
  imports.set('@hydrant/messages/locale.ts', new Set(['currentLocale']))
  return inCurrentLocale
}

function toSignature(id: string, args: ReadonlyMap<string, ArgumentType>): string {
  if (args.size === 0) return `export declare const ${id}: () => string`
  const fields = [...args].map(([name, type]) => `readonly ${name}: ${toTypeName(type)}`)
  return `export declare const ${id}: (values: { ${fields.join('; ')} }) => string`
}

function toTypeName(type: ArgumentType): string {
  return typeof type === 'string' ? type : type.oneOf.map((key) => `'${key}'`).join(' | ')
}
