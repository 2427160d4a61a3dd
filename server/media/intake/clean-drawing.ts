import sanitizeHtml from 'sanitize-html'
import { safeDeclarations, safeStyleSheet, staysInside } from './drawing-style.ts'
import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS } from './drawing-vocabulary.ts'

const SVG = 'http://www.w3.org/2000/svg'
const NAMESPACES: Readonly<Record<string, string>> = { xmlns: SVG, 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** Pictures that a drawing carries within itself; not drawings, which would not be looked at. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/

const OPTIONS = {
  allowedTags: [...DRAWING_ELEMENTS],
  allowedAttributes: { '*': [...DRAWING_ATTRIBUTES] },
  disallowedTagsMode: 'completelyDiscard',
  // Addresses are looked at below, more strictly.
  allowedSchemes: ['data'],
  allowedSchemesAppliedToAttributes: ['href', 'xlink:href'],
  allowProtocolRelative: false,
  // Their text is no part of the picture; a style sheet is put back when it has been looked at.
  nonTextTags: ['script', 'style', 'metadata', 'foreignObject', 'handler', 'set', 'animate'],
  parseStyleAttributes: false,
  nestingLimit: 500,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
} satisfies sanitizeHtml.IOptions

/**
 * The allowed elements and attributes of a drawing, and of its style sheet what is safe; null when it has no drawing in
 * it.
 */
export function cleanDrawing(text: string, styleSheet: string): string | null {
  const clean = sanitizeHtml(text, optionsOfOneDrawing())
  const begin = clean.search(/<svg[\s>/]/)
  const end = clean.lastIndexOf('</svg>')
  if (begin === -1 || end === -1) return null
  const drawing = clean.slice(begin, end + '</svg>'.length)
  const style = safeStyleSheet(styleSheet)
  return style === '' ? drawing : drawing.replace('>', () => `><style>${style}</style>`)
}

function optionsOfOneDrawing(): sanitizeHtml.IOptions {
  // The same few styles stand at thousands of elements; each is read once.
  const known = new Map<string, string>()
  const declarationsOf = (style: string): string => {
    const safe = known.get(style) ?? safeDeclarations(style)
    known.set(style, safe)
    return safe
  }
  // A link in a picture leads nowhere; what it is around stays.
  return {
    ...OPTIONS,
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName: tagName === 'a' ? 'g' : tagName,
        attribs: safeAttributes(tagName, attributes, declarationsOf),
      }),
    },
  }
}

function safeAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  declarationsOf: (style: string) => string,
): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'style')
      return [[name, declarationsOf(value)] as const].filter(([, declarations]) => declarations !== '')
    return isSafe(element, name, value) ? [[name, value] as const] : []
  })
  // Without its namespace a drawing is shown within a page alone, not as a picture.
  return { ...(element === 'svg' && { xmlns: SVG }), ...Object.fromEntries(kept) }
}

function isSafe(element: string, name: string, value: string): boolean {
  // A part is named as it is: in other spellings, which browsers read and the survey does not, copies of copies would
  // come in.
  if (name === 'href' || name === 'xlink:href')
    return /^#[^%]*$/.test(value.trim()) || (element === 'image' && EMBEDDED_PICTURE.test(value.trim()))
  if (name.startsWith('xmlns')) return NAMESPACES[name] === value
  return staysInside(value)
}
