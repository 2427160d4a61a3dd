import { palette } from '../art/palette.ts'
import type { ColourName } from '../art/palette.ts'
import type { Axis, Option } from './variations.ts'

const colourNames: Readonly<Partial<Record<ColourName, readonly [value: string, code: string]>>> = {
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

/** A variation axis of colors with swatches, in which the product is drawn, too. */
export function createColorAxis(names: readonly ColourName[]): Axis {
  const option = (name: ColourName): Option => {
    const [value, code] = colourNames[name] ?? [name, name.toUpperCase()]
    return { value, code, hex: palette[name], drawingOptions: { colour: name } }
  }
  return { apiName: 'Color__c', label: 'Color', viewType: 'ColorSwatch', options: names.map(option) }
}

/** A variation axis of sizes, whose values are also their codes. */
export function createSizeAxis(values: readonly string[], viewType: Axis['viewType'] = 'Pill'): Axis {
  return { apiName: 'Size__c', label: 'Size', viewType, options: values.map((value) => ({ value, code: value })) }
}

/** A variation axis of lengths in feet. */
export function createLengthAxis(feet: readonly number[]): Axis {
  return {
    apiName: 'Length__c',
    label: 'Length',
    viewType: 'Pill',
    options: feet.map((ft) => ({ value: `${ft} ft`, code: String(ft) })),
  }
}

/** A variation axis of garment cuts. */
export function createCutAxis(values: readonly string[]): Axis {
  return {
    apiName: 'Cut__c',
    label: 'Cut',
    viewType: 'Dropdown',
    options: values.map((value) => ({ value, code: value.slice(0, 1) })),
  }
}
