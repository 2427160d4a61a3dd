// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add address */
export declare const addAddress: () => string
/** Add address and deliver there */
export declare const addAddressAndDeliver: () => string
/** Add an address of {account} */
export declare const addAddressOf: (values: { readonly account: string }) => string
/** The address was not added */
export declare const addressNotAdded: () => string
/** The address was not chosen */
export declare const addressNotChosen: () => string
/** One address for the whole order */
export declare const addressUsedForWholeOrder: () => string
/** The addresses were not changed */
export declare const addressesNotChanged: () => string
/** Addresses of {account} */
export declare const addressesOf: (values: { readonly account: string }) => string
/** Addresses with “{term}”. */
export declare const addressesWith: (values: { readonly term: string }) => string
/** Another account was chosen since this page was opened. Choose the former one again. */
export declare const anotherAccountChosen: () => string
/** Arrives {days} */
export declare const arrives: (values: { readonly days: string }) => string
/** With {method} it may arrive after your desired date: by {latest}. You can still order. */
export declare const arrivesLate: (values: { readonly method: string; readonly latest: string }) => string
/** Attach file */
export declare const attachPurchaseOrderFile: () => string
/** Attaching… */
export declare const attachingPurchaseOrderFile: () => string
/** Attention: name or department */
export declare const attention: () => string
/** Who the goods are for. It is printed on the packing slip. */
export declare const attentionHint: () => string
/** Attention */
export declare const attentionLine: () => string
/** Back to the cart */
export declare const backToCart: () => string
/** Billing address */
export declare const billingAddress: () => string
/** Buying for {account} */
export declare const buyingFor: (values: { readonly account: string }) => string
/** Cancel */
export declare const cancel: () => string
/** Card */
export declare const card: () => string
/** It is charged when the order is placed. */
export declare const cardChargedWhenPlaced: () => string
/** This card has expired. Use another one. */
export declare const cardExpired: () => string
/** The fields of the payment service could not be loaded. Load the page anew, or pay in another way. */
export declare const cardFieldsNotLoaded: () => string
/** Your card number goes to the payment service alone. It is no part of your order. */
export declare const cardGoesToPaymentService: () => string
/** Paying by card needs JavaScript. */
export declare const cardNeedsJavaScript: () => string
/** Paying by card needs JavaScript, so that your card number reaches the payment service alone. Turn it on and load the page anew, or call the order desk. */
export declare const cardNeedsJavaScriptHelp: () => string
/** Your bank did not confirm that it is you who pays. Nothing was charged. Try again, or use another card. */
export declare const cardNotAuthenticated: () => string
/** Card number */
export declare const cardNumber: () => string
/** Card number ({brand}) */
export declare const cardNumberOfBrand: (values: { readonly brand: string }) => string
/** Change */
export declare const change: () => string
/** Change the contact */
export declare const changeContact: () => string
/** Change the delivery address */
export declare const changeDeliveryAddress: () => string
/** Change the delivery addresses */
export declare const changeDeliveryAddresses: () => string
/** {count, plural, one {Change the delivery method} other {Change the delivery methods}} */
export declare const changeDeliveryMethods: (values: { readonly count: number }) => string
/** Please check the address */
export declare const checkAddress: () => string
/** Please check how we can reach you */
export declare const checkContact: () => string
/** Please check the delivery */
export declare const checkDelivery: () => string
/** Please check the new address */
export declare const checkNewAddress: () => string
/** Please check where the goods go */
export declare const checkSplit: () => string
/** Checkout */
export declare const checkout: () => string
/** This checkout is no longer there. */
export declare const checkoutGone: () => string
/** Your checkout was started anew. Look it over and place the order again. */
export declare const checkoutStartedAnew: () => string
/** Choose an address. */
export declare const chooseAnAddress: () => string
/** {count, plural, one {We have no way to deliver to this address.} other {We have no way to deliver to one of these addresses.}} Choose another address, or call the order desk. */
export declare const chooseAnotherAddress: (values: { readonly count: number }) => string
/** Choose one of the billing addresses. */
export declare const chooseBillingAddress: () => string
/** Choose a delivery address */
export declare const chooseDeliveryAddress: () => string
/** Choose a delivery method */
export declare const chooseDeliveryMethod: () => string
/** Choose how the order is to be sent. */
export declare const chooseHowSent: () => string
/** Choose a later day. */
export declare const chooseLaterDay: () => string
/** Choose one of the addresses, or enter a new one. */
export declare const chooseOneOfTheAddresses: () => string
/** Choose a PDF or an image. */
export declare const choosePurchaseOrderFile: () => string
/** Choose the state or province. */
export declare const chooseRegion: () => string
/** City */
export declare const city: () => string
/** Company or station */
export declare const companyOrStation: () => string
/** Contact */
export declare const contact: () => string
/** Your contact details were not taken */
export declare const contactNotTaken: () => string
/** Continue to delivery */
export declare const continueToDelivery: () => string
/** Cost center */
export declare const costCenter: () => string
/** The cost center that your accounting charges this order to. It is printed on the invoice. */
export declare const costCenterHint: () => string
/** Deliver everything there */
export declare const deliverEverythingThere: () => string
/** Deliver to */
export declare const deliverTo: () => string
/** Deliver to a new address */
export declare const deliverToNewAddress: () => string
/** Deliver to several addresses */
export declare const deliverToSeveralAddresses: () => string
/** Deliver to this address */
export declare const deliverToThisAddress: () => string
/** Delivery address */
export declare const deliveryAddress: () => string
/** Delivery addresses */
export declare const deliveryAddresses: () => string
/** The delivery method was not chosen */
export declare const deliveryMethodNotChosen: () => string
/** {count, plural, one {Delivery method} other {Delivery methods}} */
export declare const deliveryMethods: (values: { readonly count: number }) => string
/** Delivery {number} of {count} */
export declare const deliveryTitle: (values: { readonly number: string; readonly count: string }) => string
/** Delivery {number} of {count}, {lines, plural, one {# line} other {# lines}} */
export declare const deliveryTitleWithLines: (values: { readonly number: string; readonly count: string; readonly lines: number }) => string
/** Delivery {number} of {count}: {recipient} */
export declare const deliveryTitleWithRecipient: (values: { readonly number: string; readonly count: string; readonly recipient: string }) => string
/** We do our best to deliver on this day. It is not guaranteed. */
export declare const desiredDateHint: () => string
/** Desired date of delivery {number} */
export declare const desiredDateOfDelivery: (values: { readonly number: string }) => string
/** Desired delivery date */
export declare const desiredDeliveryDate: () => string
/** {unit, select, Hours {{maximum, plural, one {# hour} other {# hours}}} Weeks {{maximum, plural, one {# week} other {# weeks}}} other {{maximum, plural, one {# business day} other {# business days}}}} */
export declare const duration: (values: { readonly unit: 'Hours' | 'Weeks' | 'other'; readonly maximum: number }) => string
/** {unit, select, Hours {{minimum} to {maximum, plural, one {# hour} other {# hours}}} Weeks {{minimum} to {maximum, plural, one {# week} other {# weeks}}} other {{minimum} to {maximum, plural, one {# business day} other {# business days}}}} */
export declare const durationRange: (values: { readonly unit: 'Hours' | 'Weeks' | 'other'; readonly minimum: string; readonly maximum: number }) => string
/** Edit cart */
export declare const editCart: () => string
/** Email address */
export declare const emailAddress: () => string
/** With it and the order’s reference you can find your order again. */
export declare const emailHint: () => string
/** Enter a postal code such as A1B 2C3. */
export declare const enterCanadianPostalCode: () => string
/** Enter your card. Paying by card needs JavaScript. */
export declare const enterCard: () => string
/** Enter the name on the card. */
export declare const enterCardHolder: () => string
/** Enter the card number. */
export declare const enterCardNumber: () => string
/** Enter the city. */
export declare const enterCity: () => string
/** Enter a date with year, month and day, such as 2027-01-31. */
export declare const enterDate: () => string
/** Enter your email address. */
export declare const enterEmailAddress: () => string
/** Enter month and year as on the card, such as 04/29. */
export declare const enterExpiry: () => string
/** Enter your last name. */
export declare const enterLastName: () => string
/** Choose {date} or a later day. */
export declare const enterLaterDate: (values: { readonly date: string }) => string
/** Enter a phone number with its area code, such as 360-555-0112, or with its country code, such as +44 20 7946 0958. */
export declare const enterPhone: () => string
/** Enter the number of your purchase order. */
export declare const enterPoNumber: () => string
/** Enter the postal code. */
export declare const enterPostalCode: () => string
/** Enter who receives the delivery. */
export declare const enterRecipient: () => string
/** Enter the three or four digits of the security code. */
export declare const enterSecurityCode: () => string
/** Enter the street and number. */
export declare const enterStreet: () => string
/** Enter a postal code such as 98501 or 98501-1234. */
export declare const enterUsPostalCode: () => string
/** Enter an email address such as name@station.example. */
export declare const enterValidEmailAddress: () => string
/** Enter a valid postal code. */
export declare const enterValidPostalCode: () => string
/** It can have at most {maximum} characters; this one has {length}. */
export declare const entryTooLong: (values: { readonly maximum: string; readonly length: string }) => string
/** The file was not attached */
export declare const fileNotAttached: () => string
/** find by their number */
export declare const findByTheirNumber: () => string
/** Finish the open step, then you can place the order. */
export declare const finishOpenStep: () => string
/** First name */
export declare const firstName: () => string
/** free */
export declare const free: () => string
/** Gift */
export declare const gift: () => string
/** Message on the card */
export declare const giftMessage: () => string
/** The gift was not noted */
export declare const giftNotSaved: () => string
/** For whom */
export declare const giftRecipient: () => string
/** Gift wrap */
export declare const giftWrap: () => string
/** Good until (MM/YY) */
export declare const goodUntil: () => string
/** Ordering as a guest. {signIn} to order for your account. */
export declare const guestOrder: (values: { readonly signIn: string }) => string
/** How many go elsewhere */
export declare const howManyElsewhere: () => string
/** This is no card number. Check its digits. */
export declare const invalidCardNumber: () => string
/** You are sent an invoice. */
export declare const invoiceIsSent: () => string
/** Items of delivery {number} of {count} */
export declare const itemsOfDelivery: (values: { readonly number: string; readonly count: string }) => string
/** Items to be ordered */
export declare const itemsToBeOrdered: () => string
/** Keep this address */
export declare const keepThisAddress: () => string
/** Last name */
export declare const lastName: () => string
/** {product}: cannot be ordered */
export declare const lineCannotBeOrdered: (values: { readonly product: string }) => string
/** {product}: {problem} */
export declare const lineWithProblem: (values: { readonly product: string; readonly problem: string }) => string
/** Look again */
export declare const lookAgain: () => string
/** {reason} Look whether it is among the orders that you can {find} before you order once more. */
export declare const lookAmongGuestOrders: (values: { readonly reason: string; readonly find: string }) => string
/** {reason} Look whether it is among {orders} before you order once more. */
export declare const lookAmongOrders: (values: { readonly reason: string; readonly orders: string }) => string
/** {method}, {fee} */
export declare const methodWithFee: (values: { readonly method: string; readonly fee: string }) => string
/** {method}, {fee}, {duration} */
export declare const methodWithFeeAndDuration: (values: { readonly method: string; readonly fee: string; readonly duration: string }) => string
/** {count, plural, one {# more line is in your cart and is part of this order.} other {# more lines are in your cart and are part of this order.}} */
export declare const moreLines: (values: { readonly count: number }) => string
/** Name on the card */
export declare const nameOnCard: () => string
/** More addresses */
export declare const nextAddresses: () => string
/** No address has been chosen yet. */
export declare const noAddressChosen: () => string
/** No address matches “{term}”. */
export declare const noAddressMatches: (values: { readonly term: string }) => string
/** None */
export declare const noAddressOption: () => string
/** No answer arrived yet */
export declare const noAnswerYet: () => string
/** We are finding out whether your order was placed. Please keep this page open. */
export declare const noAnswerYetHelp: () => string
/** No gift wrap */
export declare const noGiftWrap: () => string
/** This shop cannot be paid online just now. Call the order desk to order. */
export declare const noOnlinePayment: () => string
/** Something went wrong on our side. Nothing has been ordered, and what you entered is still here. */
export declare const notPlacedAfterFailure: () => string
/** The shop could not be reached in time. Nothing has been ordered, and what you entered is still here. */
export declare const notPlacedForNetwork: () => string
/** This shop sends an order to one address. */
export declare const oneAddressOnly: () => string
/** Your order is being worked on */
export declare const orderBeingWorkedOn: () => string
/** Your order is being worked on. */
export declare const orderBeingWorkedOnAdvice: () => string
/** The shop is still checking your order or your payment. Please keep this page open. */
export declare const orderBeingWorkedOnHelp: () => string
/** The order could not be placed. Please try again. */
export declare const orderCannotBePlaced: () => string
/** This order cannot be placed yet */
export declare const orderCannotBePlacedYet: () => string
/** This order is a gift */
export declare const orderIsGift: () => string
/** The order was not placed */
export declare const orderNotPlaced: () => string
/** Your order was not placed */
export declare const orderNotPlacedTitle: () => string
/** We could not find out whether your order was placed */
export declare const orderOutcomeUnknown: () => string
/** Order summary */
export declare const orderSummary: () => string
/** You order for {account}. */
export declare const orderingFor: (values: { readonly account: string }) => string
/** Other address */
export declare const otherAddress: () => string
/** Pages of addresses */
export declare const pagesOfAddresses: () => string
/** Pages of the order */
export declare const pagesOfOrder: () => string
/** {partNumber}, quantity {quantity} */
export declare const partNumberAndQuantity: (values: { readonly partNumber: string; readonly quantity: string }) => string
/** Pay by */
export declare const payBy: () => string
/** Payment */
export declare const payment: () => string
/** Phone */
export declare const phone: () => string
/** Phone for the carrier */
export declare const phoneForCarrier: () => string
/** Place order */
export declare const placeOrder: () => string
/** Placing your order */
export declare const placingOrder: () => string
/** It is printed on the invoice and the packing slip. */
export declare const poNumberHint: () => string
/** A purchase order number has at most {maximum} characters; this one has {length}. */
export declare const poNumberTooLong: (values: { readonly maximum: string; readonly length: string }) => string
/** Postal code */
export declare const postalCode: () => string
/** Previous addresses */
export declare const previousAddresses: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Purchase order as a file */
export declare const purchaseOrderFile: () => string
/** Attached: {name} */
export declare const purchaseOrderFileAttached: (values: { readonly name: string }) => string
/** A PDF or an image of up to 8 MB. */
export declare const purchaseOrderFileHint: () => string
/** Purchase order number */
export declare const purchaseOrderNumber: () => string
/** Recipient */
export declare const recipient: () => string
/** State or province */
export declare const regionField: () => string
/** Choose one */
export declare const regionOption: () => string
/** Remove file */
export declare const removePurchaseOrderFile: () => string
/** Review */
export declare const review: () => string
/** Same as the delivery address */
export declare const sameAsDeliveryAddress: () => string
/** Save and continue */
export declare const saveAndContinue: () => string
/** Save and deliver there */
export declare const saveAndDeliver: () => string
/** Save gift options */
export declare const saveGiftOptions: () => string
/** Search the addresses */
export declare const searchAddresses: () => string
/** Name, street, city or postal code */
export declare const searchAddressesHint: () => string
/** Search */
export declare const searchButton: () => string
/** Security code */
export declare const securityCode: () => string
/** Send it as a gift */
export declare const sendAsGift: () => string
/** Show all */
export declare const showAllAddresses: () => string
/** Sign in */
export declare const signIn: () => string
/** Sign in again */
export declare const signInAgain: () => string
/** You are signed out. {signIn} and look whether it is among your orders before you order once more. */
export declare const signedOut: (values: { readonly signIn: string }) => string
/** {product}: choose an address. */
export declare const splitAddressMissing: (values: { readonly product: string }) => string
/** {product}: enter how many go to the other address. */
export declare const splitElsewhereMissing: (values: { readonly product: string }) => string
/** {product}: enter a number such as 2. */
export declare const splitNotNumber: (values: { readonly product: string }) => string
/** Choose an address */
export declare const splitOption: () => string
/** {product}: choose where these go. */
export declare const splitOtherAddressMissing: (values: { readonly product: string }) => string
/** {product}, to each address: {problem} */
export declare const splitQuantityRule: (values: { readonly product: string; readonly problem: string }) => string
/** Say where each line goes. To divide a line, enter how many of it go to another address; the rest stays. */
export declare const splitText: () => string
/** {product}: there are only {quantity} here. */
export declare const splitTooMany: (values: { readonly product: string; readonly quantity: string }) => string
/** The shop has not said so for more than a minute. */
export declare const stillUnknown: () => string
/** Street and number */
export declare const streetAndNumber: () => string
/** {account} is exempt from tax. */
export declare const taxExempt: (values: { readonly account: string }) => string
/** {account} is exempt from tax until {day}. */
export declare const taxExemptUntil: (values: { readonly account: string; readonly day: string }) => string
/** The total has changed */
export declare const totalChanged: () => string
/** The order now comes to {newTotal} instead of {shownTotal}. Look it over and place it again if you agree. */
export declare const totalChangedHelp: (values: { readonly newTotal: string; readonly shownTotal: string }) => string
/** Try again */
export declare const tryAgain: () => string
/** {count, plural, one {Use this delivery method} other {Use these delivery methods}} */
export declare const useDeliveryMethods: (values: { readonly count: number }) => string
/** The fields of the payment service are not there yet. Try again in a moment. */
export declare const waitForCardFields: () => string
/** Ways to deliver */
export declare const waysToDeliver: () => string
/** This ZIP code is not in the state that you have chosen. Check both. */
export declare const wrongZipCode: () => string
/** Your order was not placed: your cart is empty now. It was emptied or ordered elsewhere, such as in another tab. */
export declare const yourCartIsEmptyNow: () => string
/** Your delivery address */
export declare const yourDeliveryAddress: () => string
/** your orders */
export declare const yourOrders: () => string
