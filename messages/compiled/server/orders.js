// Compiled by `npm run messages`: change the catalogue, not this file.

export const guestWithoutProof = () => "Name the e-mail address or phone number that the order was placed with."
export const malformedDate = () => "'earliestDate' and 'latestDate' must be dates such as 2026-01-31T00:00:00Z."
export const malformedToken = () => "The page token is not one that this shop has given out."
export const tooManyLookups = () => "There were too many tries to find an order. Wait a minute and try again."
export const unknownDeliveryGroup = () => "The query parameter 'orderDeliveryGroupSummaryId' names no delivery group of this order."
export const unknownOrder = () => "There is no such order, or it is not yours."
export const unknownOrderInList = (d) => "orderSummaryIds: there is no order '" + d.id + "', or it is not yours."
export const unknownProduct = () => "This product does not exist any more or is not available to you."
