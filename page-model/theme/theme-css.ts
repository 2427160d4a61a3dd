import { type Look, LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import { DESIGN_COLOURS, listThemedColours, THEMED_TOKENS } from './theme-colours.ts'
import { DEFAULT_THEME, type Theme } from './theme.ts'

const RADII = {
  square: ['0', '0'],
  slight: ['2px', '3px'],
  rounded: ['6px', '8px'],
  round: ['10px', '16px'],
} as const satisfies Record<Theme['radius'], readonly [small: string, medium: string]>

const TEXT_FACTORS = { small: 0.94, normal: 1, large: 1.0667, larger: 1.1334 } as const satisfies Record<
  Theme['textSize'],
  number
>
const HEADING_FACTORS = { calm: 0.88, normal: 1, strong: 1.18 } as const satisfies Record<Theme['headingSize'], number>

/** Fonts that the shop ships, or that are installed where it is read: none is loaded from elsewhere. */
const TYPEFACES = {
  archivo: "'Archivo','Archivo Fallback',system-ui,sans-serif",
  system: 'system-ui,sans-serif',
  grotesque: "Inter,Roboto,'Helvetica Neue','Arial Nova','Nimbus Sans',Arial,sans-serif",
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif",
  geometric: "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif",
  serif: "Charter,'Bitstream Charter','Sitka Text',Cambria,serif",
  slab: "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif','Sitka Small',serif",
} as const satisfies Record<Theme['typeface'], string>

/** Sizes in `rem`; those of the largest headings grow by `perWidth` with the window. */
interface TextSize {
  readonly name: string
  readonly isHeading: boolean
  readonly rem: number
  readonly fluid?: { readonly from: number; readonly perWidth: number; readonly maximum: number }
}

const TEXT_SIZES: readonly TextSize[] = [
  { name: 'xs', isHeading: false, rem: 0.75 },
  { name: 's', isHeading: false, rem: 0.8125 },
  { name: 'm', isHeading: false, rem: 0.9375 },
  { name: 'l', isHeading: true, rem: 1.0625 },
  { name: 'xl', isHeading: true, rem: 1.3125 },
  { name: '2xl', isHeading: true, rem: 1.5, fluid: { from: 1.3, perWidth: 0.8, maximum: 1.875 } },
  { name: '3xl', isHeading: true, rem: 1.875, fluid: { from: 1.4, perWidth: 2, maximum: 2.75 } },
]

/** Text of 12 pixels is the smallest that the design has; no theme makes it smaller. */
const MIN_REM = 0.75

/**
 * Returns the style sheet of a theme, to be added to the head of a page: custom properties where the theme is not that of
 * the design; empty where it is. It consists of numbers and of texts of this file, besides colours that are six
 * hexadecimal digits. Visitors who prefer more contrast keep the colours that the design has for them.
 */
export function toThemeCss(theme: Theme): string {
  const colours = listColourDeclarations(theme)
  const others = [
    ...(theme.radius === DEFAULT_THEME.radius ? [] : listRadiusDeclarations(theme.radius)),
    ...(theme.typeface === DEFAULT_THEME.typeface ? [] : [`--font-text:${TYPEFACES[theme.typeface]}`]),
    ...(theme.textSize === DEFAULT_THEME.textSize && theme.headingSize === DEFAULT_THEME.headingSize
      ? []
      : listTextSizeDeclarations(theme)),
  ]
  // More specific than the tokens of the design, so that the order of style sheets does not matter.
  return [
    ...(colours.length === 0 ? [] : [`@media not (prefers-contrast:more){html:root{${colours.join(';')}}}`]),
    ...(others.length === 0 ? [] : [`html:root{${others.join(';')}}`]),
  ].join('')
}

/** Returns the style sheet that shows a page in one look, whatever the device prefers. */
export function toLookCss(look: Look): string {
  return `html:root{color-scheme:${look}}`
}

function listTextSizeDeclarations({
  textSize,
  headingSize,
}: Pick<Theme, 'textSize' | 'headingSize'>): readonly string[] {
  return TEXT_SIZES.map(({ name, isHeading, rem, fluid }) => {
    const factor = TEXT_FACTORS[textSize] * (isHeading ? HEADING_FACTORS[headingSize] : 1)
    const toLength = (value: number, unit: 'rem' | 'vw') => `${Number((value * factor).toFixed(4))}${unit}`
    const size = `${Math.max(MIN_REM, Number((rem * factor).toFixed(4)))}rem`
    return fluid === undefined
      ? `--text-${name}:${size}`
      : `--text-${name}:clamp(${size},${toLength(fluid.from, 'rem')} + ${toLength(fluid.perWidth, 'vw')},${toLength(fluid.maximum, 'rem')})`
  })
}

function listRadiusDeclarations(radius: Theme['radius']): readonly string[] {
  const [small, medium] = RADII[radius]
  return [`--radius-s:${small}`, `--radius-m:${medium}`]
}

/**
 * Returns every custom property that a theme can change with its value, also where it is that of the design: to show a
 * theme on a page that is shown in another one.
 */
export function listAllProperties(theme: Theme): ReadonlyMap<string, string> {
  const declarations = [
    ...listColourDeclarations(theme, THEMED_TOKENS),
    ...listRadiusDeclarations(theme.radius),
    `--font-text:${TYPEFACES[theme.typeface]}`,
    ...listTextSizeDeclarations(theme),
  ]
  return new Map(
    declarations.map((declaration) => {
      const at = declaration.indexOf(':')
      return [declaration.slice(0, at), declaration.slice(at + 1)]
    }),
  )
}

/** Returns the declarations of the colours that differ from the design, or of the named ones. */
function listColourDeclarations(theme: Theme, names?: Iterable<string>): readonly string[] {
  const [light, dark] = LOOKS.map((look) => listThemedColours(theme, look))
  return [...(names ?? new Set([...(light?.keys() ?? []), ...(dark?.keys() ?? [])]))].map((name) => {
    const [lightValue, darkValue] = [
      light?.get(name) ?? DESIGN_COLOURS.light.get(name),
      dark?.get(name) ?? DESIGN_COLOURS.dark.get(name),
    ]
    return `--color-${name}:light-dark(${lightValue},${darkValue})`
  })
}
