import type { StoredObject } from '../records/service.ts'
import { ATTRIBUTE_OBJECTS } from './attribute-records.ts'
import { CATEGORY_OBJECTS } from './category-records.ts'
import { COMPOSITION_OBJECTS } from './composition-records.ts'
import { ENTITLEMENT_OBJECTS } from './entitlement-records.ts'
import { PRODUCT_MEDIA_OBJECT } from './media-records.ts'
import { PRODUCT_OBJECT } from './product-records.ts'
import { PRODUCT_RELATION_OBJECT } from './relation-records.ts'
import { QUANTITY_RULE_OBJECTS } from './quantity-rule-records.ts'
import { TRANSLATION_OBJECTS } from './translation-records.ts'

/** The objects of this area in the record API. */
export const CATALOGUE_OBJECTS: readonly StoredObject[] = [
  PRODUCT_OBJECT,
  ...ATTRIBUTE_OBJECTS,
  PRODUCT_MEDIA_OBJECT,
  PRODUCT_RELATION_OBJECT,
  ...QUANTITY_RULE_OBJECTS,
  ...COMPOSITION_OBJECTS,
  ...CATEGORY_OBJECTS,
  ...ENTITLEMENT_OBJECTS,
  ...TRANSLATION_OBJECTS,
]
