import { parseAttributes, tokenizeReadableMarkup } from '@hydrant/design/rich-text/markup-tokens.ts'

/** An element of rich text with its attributes. */
export interface MarkupTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** Lists the elements of rich text in document order. */
export function listMarkupElements(markup: unknown): readonly MarkupTag[] {
  if (typeof markup !== 'string') return []
  return Array.from(tokenizeReadableMarkup(markup)).flatMap((token) =>
    'tag' in token && !token.isEnd ? [{ name: token.tag, attributes: parseAttributes(token.attributes) }] : [],
  )
}
