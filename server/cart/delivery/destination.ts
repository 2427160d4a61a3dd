import type { DeliveryGroup } from '../cart.ts'

/**
 * Returns the country and state of the address of a delivery group, which decide its taxes and delivery methods; null
 * without an address.
 */
export function toDestination({ deliveryAddress }: DeliveryGroup): { country: string; state: string | null } | null {
  const country = deliveryAddress?.['country']
  const region = deliveryAddress?.['region']
  return typeof country === 'string' && country !== ''
    ? { country, state: typeof region === 'string' && region !== '' ? region : null }
    : null
}
