import type { HTMLAttributes } from 'react'
import { useWarnOncePerMessage } from './use-warn-once-per-message.ts'

/** The level of a heading in its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/**
 * A heading whose level is configurable, such as by a page editor: a level other than 1 to 6 renders nothing and logs a
 * warning.
 */
export function Heading({ level, ...rest }: { readonly level: number } & HTMLAttributes<HTMLHeadingElement>) {
  const Tag = isHeadingLevel(level) ? (`h${level}` as const) : null
  useWarnOncePerMessage(Tag === null ? `There is no heading of level ${level}.` : null)
  return Tag === null ? null : <Tag {...rest} />
}

function isHeadingLevel(level: number): level is HeadingLevel {
  return Number.isInteger(level) && level >= 1 && level <= 6
}
