/**
 * CSS properties and custom properties by name; null leaves one out. Values come from settings that were read, never
 * from stored text as it is.
 */
export type Declarations = Readonly<Record<string, string | null>>

/** How one block looks: on desktops, and what differs on tablets and mobiles. */
export interface BlockStyle {
  readonly desktop?: Declarations
  readonly tablet?: Declarations
  readonly mobile?: Declarations
}

/** The kinds of devices that a block can look different on. */
export type Device = 'desktop' | 'tablet' | 'mobile'

/** Makes a look out of the declarations for each device; a narrower one says only what differs from the wider. */
export function lookByDevice(declarationsFor: (device: Device) => Declarations): BlockStyle {
  const [desktop, tablet, mobile] = [declarationsFor('desktop'), declarationsFor('tablet'), declarationsFor('mobile')]
  return { desktop, tablet: differing(tablet, desktop), mobile: differing(mobile, tablet) }
}

function differing(narrow: Declarations, wide: Declarations): Declarations {
  return Object.fromEntries(Object.entries(narrow).filter(([name, value]) => wide[name] !== value))
}

/** Pixels as a length that grows with the text size which visitors have chosen. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}

/**
 * Widths up to which a window counts as a tablet or a mobile; wider ones are desktops (BLK-09). A desktop begins at
 * 64.0625em: the end of tablets keeps a little away from it, because browsers take lengths for equal that differ by
 * less than a sixty-fourth of a pixel.
 */
export const TABLET = '(max-width: 64.06em)'
/** As `TABLET`. */
export const MOBILE = '(max-width: 47.9375em)'

/** The value of the `data-block` attribute by which a block finds its style: letters, digits, `-` and `_` of its id. */
export function styleName(id: string): string {
  return id.replaceAll(/[^\w-]/g, '_')
}

/** The style sheet of one block, empty when it has none of its own. */
export function styleSheet(id: string, { desktop = {}, tablet = {}, mobile = {} }: BlockStyle): string {
  const selector = `[data-block="${styleName(id)}"]`
  const rule = (declarations: Declarations) => {
    const set = Object.entries(declarations).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [`${name}:${safe(value)}`],
    )
    return set.length === 0 ? '' : `${selector}{${set.join(';')}}`
  }
  const within = (query: string, text: string) => (text === '' ? '' : `@media ${query}{${text}}`)
  return rule(desktop) + within(TABLET, rule(tablet)) + within(MOBILE, rule(mobile))
}

/** Whatever slips through, a value never ends its declaration, its rule or the style element. */
function safe(value: string): string {
  return value.replaceAll(/[;{}<>]/g, '')
}
