import type { AttributeSet, VariationAttributeList } from '@hydrant/contract/shop/product.ts'
import type { VariationAttribute, VariationInfo } from '@hydrant/contract/shop/variation.ts'
import { pickDefaultImage, toMediaGroups } from '../media-body.ts'
import type { ProductRecord } from './store.ts'
import type { MediaRecord, VariationAxis } from './detail-store.ts'

/** The axes of a variation parent and those of its variations that the shopper may see. */
export interface VariationFamily {
  readonly axes: readonly VariationAxis[]
  readonly variations: readonly ProductRecord[]
}

/** Converts a family to its attributes and the product for each combination of values. */
export function toVariationInfo(
  { axes, variations }: VariationFamily,
  mediaOf: (productId: string) => readonly MediaRecord[],
): VariationInfo {
  return {
    variationAttributeInfo: Object.fromEntries(
      axes.map((axis) => [axis.apiName, toVariationAttribute(axis, variations)]),
    ),
    attributesToProductMappings: variations.map((variation) => {
      const media = mediaOf(variation.id)
      const selectedAttributes = toSelectedValues(axes, variation)
      return {
        productId: variation.id,
        canonicalKey: selectedAttributes.map((selected) => selected.value).join('_'),
        urlName: variation.urlName,
        image: media.length === 0 ? null : pickDefaultImage(media),
        mediaItems: toMediaGroups(media, ['productDetailImage']).flatMap((group) => group.mediaItems),
        selectedAttributes,
      }
    }),
  }
}

/** Converts the attributes of a family to the attribute set that its products have. */
export function toAttributeSets({ axes, variations }: VariationFamily): Record<string, AttributeSet> {
  const [set] = axes.map(({ attributeSet }) => attributeSet)
  if (set === undefined) return {}
  return {
    [set.developerName]: {
      id: set.id,
      developerName: set.developerName,
      masterLabel: set.label,
      description: null,
      sequence: 0,
      attributeInfo: Object.fromEntries(axes.map((axis) => [axis.apiName, toVariationAttribute(axis, variations)])),
    },
  }
}

/** Returns the attribute values of one variation; null when its parent has no attributes. */
export function toVariationAttributeSet(
  { axes }: VariationFamily,
  variation: ProductRecord,
): { id: string; developerName: string; attributes: Record<string, string | null> } | null {
  const [set] = axes.map(({ attributeSet }) => attributeSet)
  if (set === undefined) return null
  const attributes = Object.fromEntries(
    axes.map(({ apiName }) => [apiName, variation.variationValues?.[apiName] ?? null]),
  )
  return { id: set.id, developerName: set.developerName, attributes }
}

/** Returns the attribute values of one variation as a list with labels, in order; null when there are none. */
export function toVariationAttributeList(
  { axes }: VariationFamily,
  variation: ProductRecord,
): VariationAttributeList | null {
  const [set] = axes.map(({ attributeSet }) => attributeSet)
  return set === undefined
    ? null
    : { apiName: set.developerName, label: set.label, attributes: toSelectedValues(axes, variation) }
}

/** Returns the values of a variation for each axis, in order. */
export function toSelectedValues(
  axes: readonly VariationAxis[],
  variation: ProductRecord,
): Array<{ apiName: string; label: string; sequence: number; value: string }> {
  return axes.flatMap(({ apiName, label, sequence }) => {
    const value = variation.variationValues?.[apiName]
    return value === undefined ? [] : [{ apiName, label, sequence, value }]
  })
}

function toVariationAttribute(axis: VariationAxis, variations: readonly ProductRecord[]): VariationAttribute {
  const available = new Set(variations.flatMap((variation) => variation.variationValues?.[axis.apiName] ?? []))
  const values = axis.options.map((option) => option.value)
  return {
    apiName: axis.apiName,
    label: axis.label,
    fieldEnumOrId: axis.apiName,
    objectName: 'ProductAttribute',
    sequence: axis.sequence,
    viewType: axis.viewType,
    allowableValues: values,
    availableValues: values.filter((value) => available.has(value)),
    options: axis.options.map(({ value, label, colorHexCode }) => ({
      apiName: value,
      label,
      colorHexCode,
      variantAvailable: available.has(value),
    })),
  }
}
