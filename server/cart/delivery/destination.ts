import type { DeliveryGroup } from '../cart.ts'

/**
 * Returns country and state of a delivery group, which taxes and delivery methods depend on; null without an address.
 */
export function toDestination({ deliveryAddress }: DeliveryGroup): { country: string; state: string | null } | null {
  const country = deliveryAddress?.['country']
  const region = deliveryAddress?.['region']
  return typeof country === 'string' && country !== ''
    ? { country, state: typeof region === 'string' && region !== '' ? region : null }
    : null
}
