/** Formats the title of one of several deliveries, by its position from zero. */
export function formatDeliveryTitle(position: number, count: number): string {
  return `Delivery ${position + 1} of ${count}`
}
