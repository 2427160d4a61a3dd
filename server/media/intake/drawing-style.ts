import { type CssNode, generate, type List, type ListItem, parse, walk } from 'css-tree'

/**
 * A drawing's style sheet without rules that load (`@import`, `@font-face`) and without declarations that name anything
 * outside the drawing.
 */
export function safeStyleSheet(css: string): string {
  return safeCss(css, 'stylesheet')
}

/** The declarations of a `style` attribute without those that name anything outside the drawing. */
export function safeDeclarations(css: string): string {
  return safeCss(css, 'declarationList')
}

/**
 * Whether a value of an attribute names nothing outside the drawing: only `url(#part)`, and no spelling that hides what
 * it names.
 */
export function staysInside(value: string): boolean {
  // Of two runs of spaces side by side the expression would try every division.
  return !value.includes('\\') && !/url\s*\((?!\s*(?:["']\s*)?#)/i.test(value)
}

function safeCss(css: string, context: 'stylesheet' | 'declarationList'): string {
  const tree = parse(css, { context, parseCustomProperty: true })
  walk(tree, {
    // The outermost node stands in no list.
    leave(node: CssNode, item: ListItem<CssNode> | null, list: List<CssNode> | null) {
      if (item !== null && isRefused(node)) list?.remove(item)
    },
  })
  const safe = generate(tree)
  // A style element's text is read as markup, and nothing that a drawing needs is spelt with these.
  return /[<&\\]|expression\s*\(|-moz-binding|behavior\s*:/i.test(safe) ? '' : safe
}

function isRefused(node: CssNode): boolean {
  switch (node.type) {
    case 'Atrule':
    case 'Raw':
    case 'Comment':
      return true
    case 'Declaration':
      return !staysInside(generate(node.value))
    default:
      return false
  }
}
