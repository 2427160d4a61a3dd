import { palette } from '../art/palette.ts'
import type { ColourName } from '../art/palette.ts'
import type { Axis, Option } from './variations.ts'

const words: Readonly<Partial<Record<ColourName, readonly [value: string, code: string]>>> = {
  white: ['White', 'W'],
  yellow: ['Yellow', 'Y'],
  red: ['Red', 'R'],
  orange: ['Orange', 'O'],
  blue: ['Blue', 'B'],
  black: ['Black', 'K'],
  tan: ['Tan', 'T'],
  gold: ['Gold', 'G'],
  lime: ['Lime', 'L'],
  green: ['Green', 'GN'],
  navy: ['Navy', 'NV'],
}

/** Colors to choose by swatch; the drawing takes them on. */
export function colors(names: readonly ColourName[]): Axis {
  const option = (name: ColourName): Option => {
    const [value, code] = words[name] ?? [name, name.toUpperCase()]
    return { value, code, hex: palette[name], look: { colour: name } }
  }
  return { apiName: 'Color__c', label: 'Color', viewType: 'ColorSwatch', options: names.map(option) }
}

/** Sizes as letters or numbers, which are also their codes. */
export function sizes(values: readonly string[], viewType: Axis['viewType'] = 'Pill'): Axis {
  return { apiName: 'Size__c', label: 'Size', viewType, options: values.map((value) => ({ value, code: value })) }
}

/** Lengths in feet. */
export function lengths(feet: readonly number[]): Axis {
  return {
    apiName: 'Length__c',
    label: 'Length',
    viewType: 'Pill',
    options: feet.map((ft) => ({ value: `${ft} ft`, code: String(ft) })),
  }
}

/** Garment cuts. */
export function cuts(values: readonly string[]): Axis {
  return {
    apiName: 'Cut__c',
    label: 'Cut',
    viewType: 'Dropdown',
    options: values.map((value) => ({ value, code: value.slice(0, 1) })),
  }
}
