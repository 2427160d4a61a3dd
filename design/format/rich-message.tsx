import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { splitAtElementPlaceholders } from '@hydrant/kernel/text/element-argument.ts'

/**
 * Renders a message with React elements, such as links, in place of the placeholders with their names:
 * `<RichMessage text={messages.order({ number: createElementPlaceholder('number') })} elements={{ number: … }} />`.
 */
export function RichMessage({
  text,
  elements,
}: {
  readonly text: string
  readonly elements: Readonly<Record<string, ReactElement>>
}): ReactNode {
  const parts = splitAtElementPlaceholders(text).map((part, index) =>
    index % 2 === 1 ? (elements[part] ?? part) : part,
  )
  return createElement(Fragment, null, ...parts)
}
