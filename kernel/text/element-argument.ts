// Private-use characters, which no message contains.
const MARKED_NAME = /\uE000(\w+)\uE001/

/** Creates the placeholder to pass as a message's argument where an element, such as a link, is inserted later. */
export function createElementPlaceholder(name: string): string {
  return `\uE000${name}\uE001`
}

/** Splits a text at its element placeholders: every second item of the result is the name of an element. */
export function splitAtElementPlaceholders(text: string): readonly string[] {
  return text.split(MARKED_NAME)
}
