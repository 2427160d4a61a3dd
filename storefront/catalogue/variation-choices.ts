import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { VariationInfo, VariationMapping } from '@hydrant/contract/shop/variation.ts'
import { links } from '../links.ts'

/** One attribute that variations differ in, with its values as links to variations. */
export interface VariationChoice {
  readonly label: string
  readonly variant: 'Dropdown' | 'Pill' | 'ColorSwatch'
  readonly options: readonly VariationOption[]
}

/** One value of an attribute. */
export interface VariationOption {
  readonly label: string
  readonly colorHexCode: string | null
  readonly isChosen: boolean
  /** The URL of the variation's page; null when there is none. */
  readonly href: string | null
  /** Whether choosing this value changes other attributes too, because no variation has this exact combination. */
  readonly changesOtherChoices: boolean
}

type ChosenValues = Readonly<Record<string, string | null>>

/** Converts a product's variation info to choices; empty for a product without variations. */
export function toVariationChoices(
  product: Pick<ProductDetail, 'variationInfo' | 'variationAttributeSet'>,
): readonly VariationChoice[] {
  const info = product.variationInfo
  if (!info) return []
  const chosenValues = product.variationAttributeSet?.attributes ?? {}
  return Object.values(info.variationAttributeInfo)
    .toSorted((left, right) => left.sequence - right.sequence)
    .map((attribute) => ({
      label: attribute.label,
      variant: attribute.viewType,
      options: attribute.options.map((option) => {
        const target = findClosestVariation(info, chosenValues, { [attribute.apiName]: option.apiName })
        return {
          label: option.label,
          colorHexCode: option.colorHexCode,
          isChosen: chosenValues[attribute.apiName] === option.apiName,
          href:
            target === null ? null : links.product({ id: target.mapping.productId, urlName: target.mapping.urlName }),
          changesOtherChoices: target !== null && !target.isExact,
        }
      }),
    }))
}

/** Finds the variation with the requested value that keeps most of the chosen values. */
function findClosestVariation(
  info: VariationInfo,
  chosenValues: ChosenValues,
  requestedValue: ChosenValues,
): { readonly mapping: VariationMapping; readonly isExact: boolean } | null {
  const [name = '', value = ''] = Object.entries(requestedValue)[0] ?? []
  const others = Object.entries(chosenValues).filter(([other, selected]) => other !== name && selected !== null)
  const rankedMappings = info.attributesToProductMappings
    .filter((mapping) => findVariationValue(mapping, name) === value)
    .map((mapping) => ({
      mapping,
      selected: others.filter(([other, selected]) => findVariationValue(mapping, other) === selected).length,
    }))
    .toSorted((left, right) => right.selected - left.selected)
  const bestMatch = rankedMappings[0]
  return bestMatch === undefined ? null : { mapping: bestMatch.mapping, isExact: bestMatch.selected === others.length }
}

function findVariationValue(mapping: VariationMapping, apiName: string): string | undefined {
  return mapping.selectedAttributes.find((attribute) => attribute.apiName === apiName)?.value
}
