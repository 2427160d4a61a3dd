import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { DeliveryGroup } from '../cart.ts'

/** Creates the default delivery group of a new cart. */
export function createDefaultGroup(): Omit<DeliveryGroup, 'cartId'> {
  return {
    id: newId('0a7'),
    name: 'Default Delivery Group',
    isDefault: true,
    deliveryAddress: null,
    deliveryMethodId: null,
    desiredDeliveryDate: null,
    shippingInstructions: null,
    isGift: false,
    giftMessage: null,
    giftToName: null,
    customFields: [],
  }
}
