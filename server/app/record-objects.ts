import { ACCOUNT_OBJECTS } from '../accounts/records.ts'
import { ADDRESS_OBJECTS } from '../addresses/records.ts'
import { CART_OBJECTS } from '../cart/records.ts'
import { CATALOGUE_OBJECTS } from '../catalogue/records.ts'
import { CUSTOMER_PART_NUMBER_OBJECTS } from '../customer-part-numbers/records.ts'
import { EVENT_OBJECTS } from '../events/records.ts'
import { FORM_OBJECTS } from '../forms/records.ts'
import { INVENTORY_OBJECTS } from '../inventory/records.ts'
import { BILLING_OBJECTS } from '../orders/billing/records.ts'
import { ORDER_OBJECTS } from '../orders/records.ts'
import { RETURN_OBJECTS } from '../orders/returns/records.ts'
import { HISTORY_OBJECTS } from '../history/records.ts'
import { PRICING_OBJECTS } from '../pricing/records.ts'
import { PROMOTION_OBJECTS } from '../promotions/records.ts'
import { MEDIA_OBJECTS } from '../media/records.ts'
import type { StoredObject } from '../records/service.ts'
import { SEO_OBJECTS } from '../seo/records.ts'
import { TAX_OBJECTS } from '../tax/records.ts'
import { SESSION_OBJECTS } from '../session/records.ts'
import { WEBSTORE_OBJECTS } from '../webstore/records.ts'

/** The objects of the record API, as the areas that own them store them. */
export const RECORD_OBJECTS: readonly StoredObject[] = [
  ...WEBSTORE_OBJECTS,
  ...HISTORY_OBJECTS,
  ...SESSION_OBJECTS,
  ...ACCOUNT_OBJECTS,
  ...ADDRESS_OBJECTS,
  ...MEDIA_OBJECTS,
  ...CATALOGUE_OBJECTS,
  ...CUSTOMER_PART_NUMBER_OBJECTS,
  ...INVENTORY_OBJECTS,
  ...PRICING_OBJECTS,
  ...TAX_OBJECTS,
  ...PROMOTION_OBJECTS,
  ...SEO_OBJECTS,
  ...CART_OBJECTS,
  ...ORDER_OBJECTS,
  ...BILLING_OBJECTS,
  ...RETURN_OBJECTS,
  ...FORM_OBJECTS,
  ...EVENT_OBJECTS,
]
