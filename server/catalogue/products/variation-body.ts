import type { AttributeSet, VariationAttributeList } from '@hydrant/contract/shop/product.ts'
import type { VariationAttribute, VariationInfo } from '@hydrant/contract/shop/variation.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { defaultImage, mediaGroups } from '../media-body.ts'
import type { MediaRecord, ProductRecord, VariationAxis } from './store.ts'

/** A variation parent's axes and the variations that the shopper may see. */
export interface Family {
  readonly parentId: string
  readonly axes: readonly VariationAxis[]
  readonly variations: readonly ProductRecord[]
}

/** The attributes of a family, and the product behind each combination of values. */
export function variationInfo(
  { axes, variations }: Family,
  mediaOf: (productId: string) => readonly MediaRecord[],
): VariationInfo {
  return {
    variationAttributeInfo: Object.fromEntries(axes.map((axis) => [axis.apiName, attributeBody(axis, variations)])),
    attributesToProductMappings: variations.map((variation) => {
      const media = mediaOf(variation.id)
      const selectedAttributes = selectedValues(axes, variation)
      return {
        productId: variation.id,
        canonicalKey: selectedAttributes.map((selected) => selected.value).join('_'),
        urlName: variation.urlName,
        image: media.length === 0 ? null : defaultImage(media),
        mediaItems: mediaGroups(media, ['productDetailImage']).flatMap((group) => group.mediaItems),
        selectedAttributes,
      }
    }),
  }
}

/** The attributes of a family as the attribute set that its products have. */
export function attributeSets({ parentId, axes, variations }: Family): Record<string, AttributeSet> {
  if (axes.length === 0) return {}
  const set = setName(axes)
  return {
    [set.developerName]: {
      id: idFromKey('0iY', parentId),
      ...set,
      description: null,
      sequence: 0,
      attributeInfo: Object.fromEntries(axes.map((axis) => [axis.apiName, attributeBody(axis, variations)])),
    },
  }
}

/** The values of one variation, by attribute. */
export function variationSet(
  { parentId, axes }: Family,
  variation: ProductRecord,
): { id: string; developerName: string; attributes: Record<string, string | null> } {
  const attributes = Object.fromEntries(
    axes.map(({ apiName }) => [apiName, variation.variationValues?.[apiName] ?? null]),
  )
  return { id: idFromKey('0iY', parentId), developerName: setName(axes).developerName, attributes }
}

/** The values of one variation as a list with labels, in order. */
export function variationList({ axes }: Family, variation: ProductRecord): VariationAttributeList {
  const { developerName, masterLabel } = setName(axes)
  return { apiName: developerName, label: masterLabel, attributes: selectedValues(axes, variation) }
}

/** The values that tell one variation from its siblings, in order. */
export function selectedValues(
  axes: readonly VariationAxis[],
  variation: ProductRecord,
): Array<{ apiName: string; label: string; sequence: number; value: string }> {
  return axes.flatMap(({ apiName, label, sequence }) => {
    const value = variation.variationValues?.[apiName]
    return value === undefined ? [] : [{ apiName, label, sequence, value }]
  })
}

function attributeBody(axis: VariationAxis, variations: readonly ProductRecord[]): VariationAttribute {
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

function setName(axes: readonly VariationAxis[]): { developerName: string; masterLabel: string } {
  return {
    developerName: axes.map((axis) => axis.apiName.replace(/__c$/, '')).join('_'),
    masterLabel: axes.map((axis) => axis.label).join(', '),
  }
}
