import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { splitAtElements } from '@hydrant/kernel/text/element-argument.ts'

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
  const parts = splitAtElements(text).map((part, index) => (index % 2 === 1 ? (elements[part] ?? part) : part))
  return createElement(Fragment, null, ...parts)
}
