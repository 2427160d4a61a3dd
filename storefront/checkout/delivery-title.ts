import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'

/** Formats the title of one of several deliveries, by its position from zero; with its recipient when there is one. */
export function formatDeliveryTitle(position: number, count: number, recipient = ''): string {
  const titleArguments = formatTitleArguments(position, count)
  return recipient === ''
    ? messages.deliveryTitle(titleArguments)
    : messages.deliveryTitleWithRecipient({ ...titleArguments, recipient })
}

/** Formats the title of one of several deliveries with the number of its lines. */
export function formatDeliveryTitleWithLines(position: number, count: number, lines: number): string {
  return messages.deliveryTitleWithLines({ ...formatTitleArguments(position, count), lines })
}

/** Formats the caption of the lines of one of several deliveries. */
export function formatDeliveryItemsCaption(position: number, count: number): string {
  return messages.itemsOfDelivery(formatTitleArguments(position, count))
}

function formatTitleArguments(position: number, count: number): { readonly number: string; readonly count: string } {
  return { number: formatQuantity(String(position + 1)), count: formatQuantity(String(count)) }
}
