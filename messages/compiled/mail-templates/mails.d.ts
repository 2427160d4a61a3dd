// Compiled by `npm run messages`: change the catalogue, not this file.
/** Attention */
export declare const attention: () => string
/** {shop} sent this mail automatically. Please do not reply to it. */
export declare const automaticMail: (values: { readonly shop: string }) => string
/** Cancelled amount */
export declare const canceledAmount: () => string
/** Carrier */
export declare const carrier: () => string
/** Choose a new password */
export declare const choosePassword: () => string
/** Confirm the email address */
export declare const confirmEmail: () => string
/** Cost center */
export declare const costCenter: () => string
/** The credit memo for what you have sent back is attached. */
export declare const creditMemoIntro: () => string
/** {shop}: credit memo {number} for order {order} */
export declare const creditMemoSubject: (values: { readonly shop: string; readonly number: string; readonly order: string }) => string
/** Credit memo {number} */
export declare const creditMemoTitle: (values: { readonly number: string }) => string
/** Deliver to */
export declare const deliverTo: () => string
/** Delivery method */
export declare const deliveryMethod: () => string
/** Desired delivery date */
export declare const desiredDeliveryDate: () => string
/** Discount */
export declare const discount: () => string
/** Due on */
export declare const dueDate: () => string
/** Each */
export declare const each: () => string
/** If this was not you, do nothing: the former address stays. */
export declare const emailChangeIgnore: () => string
/** Somebody, probably you, wants to sign in at {shop} with this email address instead of the former one. Confirm it, and sign in as {user} from then on. */
export declare const emailChangeIntro: (values: { readonly shop: string; readonly user: string }) => string
/** {shop}: confirm your new email address */
export declare const emailChangeSubject: (values: { readonly shop: string }) => string
/** Confirm your new email address */
export declare const emailChangeTitle: () => string
/** On {date} the email address of your user at {shop} was changed. This address does not sign in any more, and gets no further mails about your user. */
export declare const emailChangedIntro: (values: { readonly date: string; readonly shop: string }) => string
/** {shop}: your email address was changed */
export declare const emailChangedSubject: (values: { readonly shop: string }) => string
/** Your email address was changed */
export declare const emailChangedTitle: () => string
/** If this was not you, tell us at once. */
export declare const emailChangedWarning: () => string
/** If this was not you, do nothing: without this mail, nobody can sign in with your address. */
export declare const emailVerificationIgnore: () => string
/** Somebody, probably you, registered at {shop} with this email address. If it was you, choose a password: that confirms the address, and you sign in as {user} with it. */
export declare const emailVerificationIntro: (values: { readonly shop: string; readonly user: string }) => string
/** {shop}: confirm your email address */
export declare const emailVerificationSubject: (values: { readonly shop: string }) => string
/** Confirm your email address */
export declare const emailVerificationTitle: () => string
/** Estimated arrival */
export declare const estimatedArrival: () => string
/** Expected on */
export declare const expectedDelivery: () => string
/** The link is in the mail to the recipient only. */
export declare const hiddenLink: () => string
/** There is a user for you at {shop}. Choose a password, and sign in as {user}. */
export declare const invitationIntro: (values: { readonly shop: string; readonly user: string }) => string
/** Afterwards, use the link Forgot password on the sign-in page, which sends you a new one. */
export declare const invitationLater: () => string
/** {shop}: your invitation */
export declare const invitationSubject: (values: { readonly shop: string }) => string
/** Welcome to {shop} */
export declare const invitationTitle: (values: { readonly shop: string }) => string
/** The invoice for what we have sent you is attached. */
export declare const invoiceIntro: () => string
/** {shop}: invoice {number} for order {order} */
export declare const invoiceSubject: (values: { readonly shop: string; readonly number: string; readonly order: string }) => string
/** Invoice {number} */
export declare const invoiceTitle: (values: { readonly number: string }) => string
/** Item */
export declare const item: () => string
/** If this was not you, do nothing: nothing was changed. */
export declare const knownAddressIgnore: () => string
/** Somebody, probably you, registered at {shop} with this email address. You can sign in as {user} already. If you have forgotten your password, choose a new one. */
export declare const knownAddressIntro: (values: { readonly shop: string; readonly user: string }) => string
/** {shop}: you are registered already */
export declare const knownAddressSubject: (values: { readonly shop: string }) => string
/** You are registered already */
export declare const knownAddressTitle: () => string
/** Discount {amount} */
export declare const lineDiscount: (values: { readonly amount: string }) => string
/** Note: {text} */
export declare const lineNote: (values: { readonly text: string }) => string
/** Your reference: {text} */
export declare const lineReference: (values: { readonly text: string }) => string
/** The link works once, until {time}. */
export declare const linkValidity: (values: { readonly time: string }) => string
/** New total */
export declare const newTotal: () => string
/** Tell me when it is back */
export declare const noticeConfirm: () => string
/** If this was not you, do nothing: you get no further mail about it. */
export declare const noticeConfirmationIgnore: () => string
/** Somebody, probably you, wants to be told by {shop} when {product} is in stock again. Confirm that this is your email address. */
export declare const noticeConfirmationIntro: (values: { readonly shop: string; readonly product: string }) => string
/** {shop}: confirm that you want to be told */
export declare const noticeConfirmationSubject: (values: { readonly shop: string }) => string
/** Confirm your email address */
export declare const noticeConfirmationTitle: () => string
/** We have looked at your order and prepare it now. Another mail tells you when it leaves us. */
export declare const orderApprovedIntro: () => string
/** {shop}: order {number} is approved */
export declare const orderApprovedSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Order {number} is approved */
export declare const orderApprovedTitle: (values: { readonly number: string }) => string
/** These items will not be delivered, and nothing of the order is left. */
export declare const orderCancelledIntro: () => string
/** {shop}: order {number} is cancelled */
export declare const orderCancelledSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Order {number} is cancelled */
export declare const orderCancelledTitle: (values: { readonly number: string }) => string
/** Thank you for your order. We have received it and will prepare it for delivery. */
export declare const orderConfirmedIntro: () => string
/** {shop}: order {number} is placed */
export declare const orderConfirmedSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Order {number} is placed */
export declare const orderConfirmedTitle: (values: { readonly number: string }) => string
/** Order date */
export declare const orderDate: () => string
/** Nothing more of your order leaves us for now. We tell you when it goes on. If you have a question, write to us or call us. */
export declare const orderHeldIntro: () => string
/** {shop}: order {number} is on hold */
export declare const orderHeldSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Order {number} is on hold */
export declare const orderHeldTitle: (values: { readonly number: string }) => string
/** {shop} writes about your order {number}: */
export declare const orderNoteIntro: (values: { readonly shop: string; readonly number: string }) => string
/** {shop}: a message about order {number} */
export declare const orderNoteSubject: (values: { readonly shop: string; readonly number: string }) => string
/** A message about your order */
export declare const orderNoteTitle: () => string
/** Order number */
export declare const orderNumber: () => string
/** These items will not be delivered. */
export declare const orderPartCancelledIntro: () => string
/** {shop}: a part of order {number} is cancelled */
export declare const orderPartCancelledSubject: (values: { readonly shop: string; readonly number: string }) => string
/** A part of order {number} is cancelled */
export declare const orderPartCancelledTitle: (values: { readonly number: string }) => string
/** Reference */
export declare const orderReference: () => string
/** Your order is no longer on hold. Another mail tells you when items leave us. */
export declare const orderReleasedIntro: () => string
/** {shop}: order {number} goes on */
export declare const orderReleasedSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Order {number} goes on */
export declare const orderReleasedTitle: (values: { readonly number: string }) => string
/** We have received these items, and credit you with the amount below. */
export declare const orderReturnedIntro: () => string
/** {shop}: items of order {number} have come back */
export declare const orderReturnedSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Items of order {number} have come back */
export declare const orderReturnedTitle: (values: { readonly number: string }) => string
/** These items have left us. */
export declare const orderShippedIntro: () => string
/** {shop}: order {number} is on its way */
export declare const orderShippedSubject: (values: { readonly shop: string; readonly number: string }) => string
/** Order {number} is on its way */
export declare const orderShippedTitle: (values: { readonly number: string }) => string
/** The password of {user} at {shop} was changed on {date}. All other devices were signed out. */
export declare const passwordChangedIntro: (values: { readonly user: string; readonly shop: string; readonly date: string }) => string
/** {shop}: your password was changed */
export declare const passwordChangedSubject: (values: { readonly shop: string }) => string
/** Your password was changed */
export declare const passwordChangedTitle: () => string
/** If this was not you, choose a new password at once, which signs all other devices out, and delete the programs that you do not know under Programs and sessions in your account. */
export declare const passwordChangedWarning: () => string
/** If you did not ask for this, do nothing: your password stays as it is, and nobody can change it without this mail. */
export declare const passwordResetIgnore: () => string
/** Somebody, probably you, asked for a new password for {user} at {shop}. */
export declare const passwordResetIntro: (values: { readonly user: string; readonly shop: string }) => string
/** {shop}: choose a new password */
export declare const passwordResetSubject: (values: { readonly shop: string }) => string
/** Choose a new password */
export declare const passwordResetTitle: () => string
/** Payment */
export declare const paymentMethod: () => string
/** Products */
export declare const products: () => string
/** Products after discounts */
export declare const productsAfterDiscounts: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Qty */
export declare const quantity: () => string
/** {amount} goes back to the card that you paid with. */
export declare const refundToCard: (values: { readonly amount: string }) => string
/** Thank you for your interest. {shop} has not accepted the registration of {company}, and gives this reason: */
export declare const registrationRefusedIntro: (values: { readonly shop: string; readonly company: string }) => string
/** {shop}: your registration */
export declare const registrationRefusedSubject: (values: { readonly shop: string }) => string
/** About your registration */
export declare const registrationRefusedTitle: () => string
/** Credited amount */
export declare const returnedAmount: () => string
/** On {date} the second factor of {user} at {shop} was turned off. From now on, signing in takes your password alone. */
export declare const secondFactorOffIntro: (values: { readonly date: string; readonly user: string; readonly shop: string }) => string
/** {shop}: your second factor is off */
export declare const secondFactorOffSubject: (values: { readonly shop: string }) => string
/** On {date} a second factor was turned on for {user} at {shop}. From now on, signing in takes your password and a code of the authenticator app. All other devices were signed out. */
export declare const secondFactorOnIntro: (values: { readonly date: string; readonly user: string; readonly shop: string }) => string
/** {shop}: your second factor is on */
export declare const secondFactorOnSubject: (values: { readonly shop: string }) => string
/** On {date} an administrator of {shop} reset the second factor of {user}. From now on, signing in takes your password alone; you can set up another authenticator app in your account. */
export declare const secondFactorResetIntro: (values: { readonly date: string; readonly shop: string; readonly user: string }) => string
/** {shop}: your second factor was reset */
export declare const secondFactorResetSubject: (values: { readonly shop: string }) => string
/** Somebody, probably you, has entered the password of {user} at {shop} to set up a second factor. If it was you, go on here. */
export declare const secondFactorSetUpIntro: (values: { readonly user: string; readonly shop: string }) => string
/** {shop}: set up your second factor */
export declare const secondFactorSetUpSubject: (values: { readonly shop: string }) => string
/** Set up your second factor */
export declare const secondFactorSetUpTitle: () => string
/** If this was not you, somebody knows your password: choose a new one at once and tell us. */
export declare const secondFactorSetUpWarning: () => string
/** Your second factor was changed */
export declare const secondFactorTitle: () => string
/** If this was not you, or you did not ask for it, choose a new password at once and tell us. */
export declare const secondFactorWarning: () => string
/** See your order */
export declare const seeOrder: () => string
/** It is among your carts, with your prices, and nothing has been ordered. You can change it, make it your current cart, or delete it. */
export declare const sentCartHelp: () => string
/** {name} sent you the cart “{cart}” with {count, plural, one {# line} other {# lines}}. */
export declare const sentCartIntro: (values: { readonly name: string; readonly cart: string; readonly count: number }) => string
/** {shop}: {name} sent you the cart “{cart}” */
export declare const sentCartSubject: (values: { readonly shop: string; readonly name: string; readonly cart: string }) => string
/** A cart for you: {cart} */
export declare const sentCartTitle: (values: { readonly cart: string }) => string
/** Your carts */
export declare const sentCartView: () => string
/** Set it up */
export declare const setUpSecondFactor: () => string
/** Shipping */
export declare const shipping: () => string
/** End mails about this product */
export declare const stockNoticeEnd: () => string
/** You wanted to be told: {product} ({partNumber}) can be ordered again. */
export declare const stockNoticeIntro: (values: { readonly product: string; readonly partNumber: string }) => string
/** This is the only mail about it. Stock is not set aside for you. */
export declare const stockNoticeOnce: () => string
/** {shop}: {product} is back in stock */
export declare const stockNoticeSubject: (values: { readonly shop: string; readonly product: string }) => string
/** {product} is back in stock */
export declare const stockNoticeTitle: (values: { readonly product: string }) => string
/** See the product */
export declare const stockNoticeView: () => string
/** Tax */
export declare const tax: () => string
/** Tax included */
export declare const taxIncluded: () => string
/** Total */
export declare const total: () => string
/** Track the shipment */
export declare const trackShipment: () => string
/** Tracking number */
export declare const trackingNumber: () => string
