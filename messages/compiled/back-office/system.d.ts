// Compiled by `npm run messages`: change the catalogue, not this file.
/** Actions */
export declare const actions: () => string
/** All */
export declare const all: () => string
/** Amount */
export declare const amount: () => string
/** Apply */
export declare const apply: () => string
/** As plain text */
export declare const asText: () => string
/** Before */
export declare const beforeDay: () => string
/** Content */
export declare const content: () => string
/** Created */
export declare const created: () => string
/** Took */
export declare const duration: () => string
/** Event */
export declare const event: () => string
/** Events */
export declare const events: () => string
/** What failed */
export declare const failure: () => string
/** From */
export declare const fromDay: () => string
/** Given up */
export declare const givenUp: () => string
/** History */
export declare const history: () => string
/** Mail */
export declare const mail: () => string
/** Cart from a colleague */
export declare const mailCartSent: () => string
/** Credit memo */
export declare const mailCreditMemoCreated: () => string
/** Confirmation of a new address */
export declare const mailEmailChange: () => string
/** Address changed */
export declare const mailEmailChanged: () => string
/** Confirmation of the address */
export declare const mailEmailVerification: () => string
/** Invitation */
export declare const mailInvitation: () => string
/** Invoice */
export declare const mailInvoiceCreated: () => string
/** Order approved */
export declare const mailOrderApproved: () => string
/** Cancellation */
export declare const mailOrderCancelled: () => string
/** Order confirmation */
export declare const mailOrderConfirmed: () => string
/** Order on hold */
export declare const mailOrderHeld: () => string
/** Note about an order */
export declare const mailOrderNote: () => string
/** Order released */
export declare const mailOrderReleased: () => string
/** Return received */
export declare const mailOrderReturned: () => string
/** Shipment */
export declare const mailOrderShipped: () => string
/** Password changed */
export declare const mailPasswordChanged: () => string
/** Link for a new password */
export declare const mailPasswordReset: () => string
/** Registration with a known address */
export declare const mailRegistrationOfKnownAddress: () => string
/** Registration refused */
export declare const mailRegistrationRefused: () => string
/** Second factor turned off */
export declare const mailSecondFactorOff: () => string
/** Second factor turned on */
export declare const mailSecondFactorOn: () => string
/** Second factor reset */
export declare const mailSecondFactorReset: () => string
/** Second factor set up */
export declare const mailSecondFactorSetUp: () => string
/** Product is back */
export declare const mailStockNotice: () => string
/** Notice of stock to confirm */
export declare const mailStockNoticeConfirmation: () => string
/** Mails */
export declare const mails: () => string
/** {count, number} ms */
export declare const milliseconds: (values: { readonly count: number }) => string
/** Next page */
export declare const nextPart: () => string
/** Nothing was changed */
export declare const noChanges: () => string
/** What this mail tells of no longer applies, so that it has no content. */
export declare const noContent: () => string
/** Nothing has happened yet */
export declare const noEvents: () => string
/** The shop has no mail server: mails wait here until whoever operates the server names one in SMTP_URL. Meanwhile administrators can open a mail and pass on its link. */
export declare const noMailServer: () => string
/** There are no such mails */
export declare const noMails: () => string
/** None was placed */
export declare const noOrder: () => string
/** No payment needs attention */
export declare const noPayments: () => string
/** Not yet */
export declare const notSentYet: () => string
/** The receiver has not taken these */
export declare const notTaken: () => string
/** Object */
export declare const object: () => string
/** Order */
export declare const order: () => string
/** Another mail */
export declare const otherMail: () => string
/** Payment */
export declare const payment: () => string
/** {count, plural, one {# payment} other {# payments}} */
export declare const paymentCount: (values: { readonly count: number }) => string
/** Payments to look at */
export declare const payments: () => string
/** Recipient */
export declare const recipient: () => string
/** Recipient */
export declare const recipientContains: () => string
/** Record ID */
export declare const recordId: () => string
/** Search */
export declare const search: () => string
/** Send again */
export declare const sendAgain: () => string
/** Send a test event */
export declare const sendTest: () => string
/** Sent */
export declare const sent: () => string
/** Show */
export declare const show: () => string
/** Since */
export declare const since: () => string
/** Status */
export declare const status: () => string
/** Sent to */
export declare const testAddress: () => string
/** The receiver has not taken the test event */
export declare const testNotTaken: () => string
/** The receiver has taken the test event */
export declare const testTaken: () => string
/** Try again */
export declare const tryAgain: () => string
/** User ID */
export declare const userId: () => string
/** Waiting */
export declare const waiting: () => string
