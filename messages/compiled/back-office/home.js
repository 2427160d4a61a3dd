// Compiled by `npm run messages`: change the catalogue, not this file.

export const allOrders = () => "All orders"
export const failedPayments = () => "Payments to look at"
export const givenUpEvents = () => "Events that the receiver has not taken"
export const givenUpMails = () => "Mails that could not be sent"
export const home = () => "Home"
export const latestOrders = () => "Latest orders"
export const needsSomebody = () => "What needs somebody"
export const newOrders = () => "New orders"
export const nothingToDo = () => "Nothing waits for you"
export const partlyShipped = () => "Partly shipped orders"
export const soldOut = () => "Stock levels of none"
export const toShip = () => "Fulfillment orders to ship"
