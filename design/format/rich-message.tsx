import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

// Private-use characters, which no message contains.
const MARKED_NAME = /\uE000(\w+)\uE001/

/** Returns an argument for a message that stands for the element of this name in `RichMessage`. */
export function elementArgument(name: string): string {
  return `\uE000${name}\uE001`
}

/**
 * Renders a message with React elements, such as links, where its text has the `elementArgument` of their name:
 * `<RichMessage text={messages.order({ number: elementArgument('number') })} elements={{ number: <strong>{id}</strong> }} />`.
 */
export function RichMessage({
  text,
  elements,
}: {
  readonly text: string
  readonly elements: Readonly<Record<string, ReactElement>>
}): ReactNode {
  const parts = text.split(MARKED_NAME).map((part, index) => (index % 2 === 1 ? (elements[part] ?? part) : part))
  return createElement(Fragment, null, ...parts)
}
