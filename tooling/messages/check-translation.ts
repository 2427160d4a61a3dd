import type { Catalogue } from './compile-catalogue.ts'
import { type ArgumentType, findArguments } from './message-arguments.ts'

/**
 * Compares the messages of an area with their translation. Returns what is wrong, one sentence for each message (without
 * a source message, or with other placeholders), and the ids of the messages that are not translated.
 */
export function checkTranslation(
  source: Catalogue,
  translation: Catalogue,
): { readonly mistakes: readonly string[]; readonly missing: readonly string[] } {
  const mistakes = Object.entries(translation).flatMap(([id, text]) => {
    const original = source[id]
    if (original === undefined) return [`${id} has no source message`]
    const expected = describeArguments(original)
    const found = describeArguments(text)
    return expected === found ? [] : [`${id} has the placeholders ${found || 'none'} instead of ${expected || 'none'}`]
  })
  return { mistakes, missing: Object.keys(source).filter((id) => translation[id] === undefined) }
}

function describeArguments(message: string): string {
  return [...findArguments(message)]
    .map(([name, type]) => `${name} (${describeType(type)})`)
    .toSorted()
    .join(', ')
}

function describeType(type: ArgumentType): string {
  return typeof type === 'string' ? type : type.oneOf.toSorted().join('|')
}
