/**
 * CSS properties and custom properties by name; null omits one. Values come from parsed settings, never directly from
 * stored text.
 */
export type Declarations = Readonly<Record<string, string | null>>

/** The CSS of one block: for desktops, and what differs on tablets and mobiles. */
export interface BlockStyle {
  readonly desktop?: Declarations
  readonly tablet?: Declarations
  readonly mobile?: Declarations
}

/** The kinds of devices that can have different styles. */
export type Device = 'desktop' | 'tablet' | 'mobile'

/**
 * Creates a block style from the declarations for each device; a narrower device contains only what differs from the
 * next wider one.
 */
export function createBlockStyle(getDeclarations: (device: Device) => Declarations): BlockStyle {
  const [desktop, tablet, mobile] = [getDeclarations('desktop'), getDeclarations('tablet'), getDeclarations('mobile')]
  return { desktop, tablet: omitEqualDeclarations(tablet, desktop), mobile: omitEqualDeclarations(mobile, tablet) }
}

function omitEqualDeclarations(narrow: Declarations, wide: Declarations): Declarations {
  return Object.fromEntries(Object.entries(narrow).filter(([name, value]) => wide[name] !== value))
}

/** Converts pixels to rem, so that lengths follow the text size that visitors have chosen. */
export function toRem(pixels: number): string {
  return `${pixels / 16}rem`
}

/**
 * Media query for windows that count as a tablet or smaller; wider ones are desktops (BLK-09). A desktop begins at
 * 64.0625em: the limit is slightly below it, because browsers treat lengths as equal that differ by less than 1/64
 * pixel.
 */
export const TABLET_QUERY = '(max-width: 64.06em)'
/** Media query for windows that count as a mobile; see the one for tablets. */
export const MOBILE_QUERY = '(max-width: 47.9375em)'

/**
 * Returns the value of the `data-block` attribute that a block's style sheet selects: the letters, digits, `-` and `_`
 * of its id.
 */
export function toStyleKey(id: string): string {
  return id.replaceAll(/[^\w-]/g, '_')
}

/** Returns the style sheet of one block; empty when it has no declarations. */
export function toStyleSheet(id: string, { desktop = {}, tablet = {}, mobile = {} }: BlockStyle): string {
  const selector = `[data-block="${toStyleKey(id)}"]`
  const toRule = (declarations: Declarations) => {
    const rules = Object.entries(declarations).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [`${name}:${stripDelimiters(value)}`],
    )
    return rules.length === 0 ? '' : `${selector}{${rules.join(';')}}`
  }
  const wrapInQuery = (query: string, text: string) => (text === '' ? '' : `@media ${query}{${text}}`)
  return toRule(desktop) + wrapInQuery(TABLET_QUERY, toRule(tablet)) + wrapInQuery(MOBILE_QUERY, toRule(mobile))
}

/** Removes characters that could end a declaration, a rule or the style element. */
function stripDelimiters(value: string): string {
  return value.replaceAll(/[;{}<>]/g, '')
}
