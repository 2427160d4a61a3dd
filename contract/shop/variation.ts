import Type, { type Static } from 'typebox'
import { ProductMedia } from '../shared/image.ts'
import { Choice, Dictionary, Nullable } from '../shared/schema.ts'

/** One attribute by which variations differ, and the values it can take. */
export const VariationAttribute = Type.Object({
  apiName: Type.String(),
  label: Type.String(),
  fieldEnumOrId: Type.String(),
  objectName: Choice(['ProductAttribute']),
  sequence: Type.Integer(),
  groupedBy: Type.Optional(Type.Boolean()),
  viewType: Choice(['Dropdown', 'Pill', 'ColorSwatch']),
  allowableValues: Type.Array(Type.String()),
  availableValues: Type.Array(Type.String()),
  options: Type.Array(
    Type.Object({
      apiName: Type.String(),
      label: Type.String(),
      colorHexCode: Nullable(Type.String()),
      variantAvailable: Type.Boolean(),
    }),
  ),
})
export type VariationAttribute = Static<typeof VariationAttribute>

/** Which variation a choice of attribute values leads to. */
export const VariationMapping = Type.Object({
  productId: Type.String(),
  canonicalKey: Type.String(),
  urlName: Nullable(Type.String()),
  availableToOrder: Type.Optional(Type.Boolean()),
  image: Type.Optional(Nullable(ProductMedia)),
  mediaItems: Type.Optional(Type.Array(ProductMedia)),
  selectedAttributes: Type.Array(
    Type.Object({ apiName: Type.String(), label: Type.String(), sequence: Type.Integer(), value: Type.String() }),
  ),
})
export type VariationMapping = Static<typeof VariationMapping>

/** The variations of a parent: their attributes, and the product behind each combination. */
export const VariationInfo = Type.Object({
  attributesToProductMappings: Type.Array(VariationMapping),
  variationAttributeInfo: Dictionary(VariationAttribute),
})
export type VariationInfo = Static<typeof VariationInfo>
