import { type CssNode, generate, type List, type ListItem, parse, walk } from 'css-tree'

/**
 * Sanitizes the style sheet of an SVG: removes rules that load something (`@import`, `@font-face`) and declarations
 * that refer to anything outside the SVG.
 */
export function sanitizeStyleSheet(css: string): string {
  return sanitizeCss(css, 'stylesheet')
}

/** Sanitizes a `style` attribute: removes declarations that refer to anything outside the SVG. */
export function sanitizeDeclarations(css: string): string {
  return sanitizeCss(css, 'declarationList')
}

/**
 * Whether an attribute value refers to nothing outside the SVG: only `url(#part)` is allowed, and no escapes that hide
 * a reference.
 */
export function hasNoExternalReference(value: string): boolean {
  // With two adjacent `\s*` a regular expression would try every way to divide the spaces between them.
  return !value.includes('\\') && !/url\s*\((?!\s*(?:["']\s*)?#)/i.test(value)
}

function sanitizeCss(css: string, context: 'stylesheet' | 'declarationList'): string {
  const tree = parse(css, { context, parseCustomProperty: true })
  walk(tree, {
    // The root node is in no list.
    leave(node: CssNode, item: ListItem<CssNode> | null, list: List<CssNode> | null) {
      if (item !== null && isForbidden(node)) list?.remove(item)
    },
  })
  const sanitized = generate(tree)
  // The text of a style element is parsed as markup, and no SVG needs these characters.
  return /[<&\\]|expression\s*\(|-moz-binding|behavior\s*:/i.test(sanitized) ? '' : sanitized
}

function isForbidden(node: CssNode): boolean {
  switch (node.type) {
    case 'Atrule':
    case 'Raw':
    case 'Comment':
      return true
    case 'Declaration':
      return !hasNoExternalReference(generate(node.value))
    default:
      return false
  }
}
