// Private-use characters, which no message contains.
const MARKED_NAME = /\uE000(\w+)\uE001/

/** Returns an argument for a message that stands for the element of this name, such as a link. */
export function elementArgument(name: string): string {
  return `\uE000${name}\uE001`
}

/** Splits a text at its element arguments: every second part is the name of an element. */
export function splitAtElements(text: string): readonly string[] {
  return text.split(MARKED_NAME)
}
