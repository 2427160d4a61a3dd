/** What one of several deliveries is called, by its position from zero. */
export function deliveryTitle(position: number, count: number): string {
  return `Delivery ${position + 1} of ${count}`
}
