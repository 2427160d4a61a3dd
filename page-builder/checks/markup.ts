import { readAttributes, readMarkup } from '@hydrant/design/rich-text/markup-tokens.ts'

/** An element of rich text with its attributes. */
export interface FoundTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** The elements of rich text, in their order. */
export function tagsIn(markup: unknown): readonly FoundTag[] {
  if (typeof markup !== 'string') return []
  return Array.from(readMarkup(markup)).flatMap((token) =>
    'tag' in token && !token.isEnd ? [{ name: token.tag, attributes: readAttributes(token.attributes) }] : [],
  )
}
