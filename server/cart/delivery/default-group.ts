import { newId } from '@hydrant/kernel/identity/record-id.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import type { DeliveryGroup } from '../cart.ts'

/** Creates the default delivery group of a new cart. */
export function createDefaultGroup(): Omit<DeliveryGroup, 'cartId'> {
  return {
    id: newId('0a7'),
    name: messages.defaultDeliveryGroup(),
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
