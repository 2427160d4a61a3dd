import type { HTMLAttributes } from 'react'
import { useWarning } from './use-warning.ts'

/** How deep a heading stands in its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/**
 * A heading of a level that is configured, such as by whoever builds a page: another than 1 to 6 shows nothing and is
 * warned of.
 */
export function Heading({ level, ...rest }: { readonly level: number } & HTMLAttributes<HTMLHeadingElement>) {
  const Tag = isLevel(level) ? (`h${level}` as const) : null
  useWarning(Tag === null ? `There is no heading of level ${level}.` : null)
  return Tag === null ? null : <Tag {...rest} />
}

function isLevel(level: number): level is HeadingLevel {
  return Number.isInteger(level) && level >= 1 && level <= 6
}
