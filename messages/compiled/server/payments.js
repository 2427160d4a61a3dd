// Compiled by `npm run messages`: change the catalogue, not this file.

export const cardsOff = () => "This store does not take cards."
export const noFailedPayment = () => "There is no payment of this id that needs attention."
export const noPurchaseOrderNumber = () => "Enter a purchase order number."
export const noPurchaseOrders = () => "This store takes no purchase orders."
export const noToken = () => "Enter the card's token, or the gateway's reference, as paymentToken."
export const noTokenNow = () => "The payment service does not answer, so that the card was not taken. Nothing was charged. Try again later."
export const onlyPurchaseOrders = () => "This store takes purchase orders only."
export const otherAmount = () => "The total has changed since the payment was begun. Send a ClientRequest for the new total."
export const paymentOvertaken = () => "Another payment of this checkout was entered at the same time."
export const systemError = () => "The payment could not be confirmed: the payment service does not answer as it should. Nothing is charged twice if you try again."
export const typeIsFixed = () => "This checkout has a payment of another type. Its type cannot change: delete the checkout and begin it again to pay in another way."
export const unknownReference = () => "This checkout has begun no such payment with the gateway. Send a ClientRequest first."
