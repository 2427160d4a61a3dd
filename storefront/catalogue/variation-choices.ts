import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { VariationInfo, VariationMapping } from '@hydrant/contract/shop/variation.ts'
import { links } from '../links.ts'

/** One attribute by which variations differ, and its values as ways to other variations. */
export interface VariationChoice {
  readonly label: string
  readonly look: 'Dropdown' | 'Pill' | 'ColorSwatch'
  readonly options: readonly VariationOption[]
}

/** One value of an attribute. */
export interface VariationOption {
  readonly label: string
  readonly colorHexCode: string | null
  readonly isChosen: boolean
  /** The page of the variation that it leads to; null when there is none. */
  readonly href: string | null
  /** True when the variation differs in other attributes too, because this very combination does not exist. */
  readonly changesMore: boolean
}

type Chosen = Readonly<Record<string, string | null>>

/** The choices of a product that has variations or is one; none for others. */
export function variationChoices(
  product: Pick<ProductDetail, 'variationInfo' | 'variationAttributeSet'>,
): readonly VariationChoice[] {
  const info = product.variationInfo
  if (!info) return []
  const chosen = product.variationAttributeSet?.attributes ?? {}
  return Object.values(info.variationAttributeInfo)
    .toSorted((left, right) => left.sequence - right.sequence)
    .map((attribute) => ({
      label: attribute.label,
      look: attribute.viewType,
      options: attribute.options.map((option) => {
        const target = findVariation(info, chosen, { [attribute.apiName]: option.apiName })
        return {
          label: option.label,
          colorHexCode: option.colorHexCode,
          isChosen: chosen[attribute.apiName] === option.apiName,
          href:
            target === null ? null : links.product({ id: target.mapping.productId, urlName: target.mapping.urlName }),
          changesMore: target !== null && !target.isExact,
        }
      }),
    }))
}

/** The variation with the wanted value that keeps most of what is chosen. */
function findVariation(
  info: VariationInfo,
  chosen: Chosen,
  wanted: Chosen,
): { readonly mapping: VariationMapping; readonly isExact: boolean } | null {
  const [name = '', value = ''] = Object.entries(wanted)[0] ?? []
  const others = Object.entries(chosen).filter(([other, kept]) => other !== name && kept !== null)
  const ranked = info.attributesToProductMappings
    .filter((mapping) => valueOf(mapping, name) === value)
    .map((mapping) => ({ mapping, kept: others.filter(([other, kept]) => valueOf(mapping, other) === kept).length }))
    .toSorted((left, right) => right.kept - left.kept)
  const best = ranked[0]
  return best === undefined ? null : { mapping: best.mapping, isExact: best.kept === others.length }
}

function valueOf(mapping: VariationMapping, apiName: string): string | undefined {
  return mapping.selectedAttributes.find((attribute) => attribute.apiName === apiName)?.value
}
