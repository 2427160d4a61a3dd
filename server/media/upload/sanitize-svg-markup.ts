import sanitizeHtml from 'sanitize-html'
import { sanitizeDeclarations, sanitizeStyleSheet, hasNoExternalReference } from './svg-style.ts'
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-allowlist.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: SVG_NAMESPACE,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

/** Bitmap images embedded in an SVG. Embedded SVGs are not allowed, because they would not be sanitized. */
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/

const OPTIONS = {
  allowedTags: [...SVG_ELEMENTS],
  allowedAttributes: { '*': [...SVG_ATTRIBUTES] },
  disallowedTagsMode: 'completelyDiscard',
  // URLs are checked below, more strictly.
  allowedSchemes: ['data'],
  allowedSchemesAppliedToAttributes: ['href', 'xlink:href'],
  allowProtocolRelative: false,
  // The text in these elements is discarded as well; the style sheet is added again after sanitizing.
  nonTextTags: ['script', 'style', 'metadata', 'foreignObject', 'handler', 'set', 'animate'],
  parseStyleAttributes: false,
  nestingLimit: 500,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
} satisfies sanitizeHtml.IOptions

/**
 * Returns an SVG with only the allowed elements and attributes and the sanitized style sheet; null if there is no svg
 * element.
 */
export function sanitizeSvgMarkup(text: string, styleSheet: string): string | null {
  const sanitized = sanitizeHtml(text, createSanitizeOptions())
  const start = sanitized.search(/<svg[\s>/]/)
  const end = sanitized.lastIndexOf('</svg>')
  if (start === -1 || end === -1) return null
  const svg = sanitized.slice(start, end + '</svg>'.length)
  const style = sanitizeStyleSheet(styleSheet)
  return style === '' ? svg : svg.replace('>', () => `><style>${style}</style>`)
}

function createSanitizeOptions(): sanitizeHtml.IOptions {
  // The same few styles are used by thousands of elements, so each is sanitized once.
  const cache = new Map<string, string>()
  const sanitizeStyle = (style: string): string => {
    const safeStyle = cache.get(style) ?? sanitizeDeclarations(style)
    cache.set(style, safeStyle)
    return safeStyle
  }
  // Links in images do nothing: they become groups with the same content.
  return {
    ...OPTIONS,
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName: tagName === 'a' ? 'g' : tagName,
        attribs: sanitizeAttributes(tagName, attributes, sanitizeStyle),
      }),
    },
  }
}

function sanitizeAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  sanitizeStyle: (style: string) => string,
): Record<string, string> {
  const safeEntries = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'style')
      return [[name, sanitizeStyle(value)] as const].filter(([, declarations]) => declarations !== '')
    return isSafeAttribute(element, name, value) ? [[name, value] as const] : []
  })
  // Without the namespace browsers show an SVG only inline, not as an image.
  return { ...(element === 'svg' && { xmlns: SVG_NAMESPACE }), ...Object.fromEntries(safeEntries) }
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  // References must be plain text: browsers decode escaped ones but `inspectSvg` does not, so it would miss nested
  // copies.
  if (name === 'href' || name === 'xlink:href')
    return /^#[^%]*$/.test(value.trim()) || (element === 'image' && EMBEDDED_IMAGE.test(value.trim()))
  if (name.startsWith('xmlns')) return NAMESPACES[name] === value
  return hasNoExternalReference(value)
}
