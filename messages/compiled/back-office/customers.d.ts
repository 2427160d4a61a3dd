// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account number */
export declare const accountNumber: () => string
/** Accounts */
export declare const accounts: () => string
/** Accounts below {account} */
export declare const accountsBelow: (values: { readonly account: string }) => string
/** Accounts below it */
export declare const accountsBelowIt: () => string
/** Actions */
export declare const actions: () => string
/** Activate */
export declare const activate: () => string
/** Add to the group */
export declare const addToGroup: () => string
/** Address */
export declare const address: () => string
/** Used for */
export declare const addressUse: () => string
/** Addresses */
export declare const addresses: () => string
/** All accounts */
export declare const allAccounts: () => string
/** All fields */
export declare const allFields: () => string
/** All orders of this account */
export declare const allOrders: () => string
/** Another group */
export declare const anotherGroup: () => string
/** As a list */
export declare const asList: () => string
/** belongs to {account} */
export declare const belongsTo: (values: { readonly account: string }) => string
/** Billing address */
export declare const billingAddress: () => string
/** Buyer groups */
export declare const buyerGroups: () => string
/** They decide which products the account sees and what it pays. */
export declare const buyerGroupsHint: () => string
/** Cart */
export declare const cart: () => string
/** Carts */
export declare const carts: () => string
/** As they were when they were last calculated. The owner sees current prices. */
export declare const cartsHint: () => string
/** File */
export declare const certificateFile: () => string
/** A PDF or an image, up to {megabytes} MB. Only staff who see prices and customers can open it. */
export declare const certificateFileHint: (values: { readonly megabytes: string }) => string
/** Last day */
export declare const certificateLastDay: () => string
/** The account is exempt until the end of this day (UTC); empty if the certificate does not end. */
export declare const certificateLastDayHint: () => string
/** Number of the certificate */
export declare const certificateNumber: () => string
/** This file is larger than {megabytes} MB. Choose a smaller one. */
export declare const certificateTooLarge: (values: { readonly megabytes: string }) => string
/** Valid until */
export declare const certificateValidUntil: () => string
/** Change name, number, address, taxes */
export declare const changeFields: () => string
/** Changed */
export declare const changed: () => string
/** Deactivate */
export declare const deactivate: () => string
/** Deactivate {name}? */
export declare const deactivatePerson: (values: { readonly name: string }) => string
/** They are signed out and cannot sign in until somebody activates them again. Their orders stay. */
export declare const deactivateText: () => string
/** Email */
export declare const email: () => string
/** End the exemption */
export declare const endExemption: () => string
/** End the exemption? */
export declare const endExemptionQuestion: () => string
/** The account pays taxes from its next cart on. The certificates stay. */
export declare const endExemptionText: () => string
/** End sessions */
export declare const endSessions: () => string
/** The exemption has ended after {day}: this account pays taxes until there is a new certificate. */
export declare const exemptionEnded: (values: { readonly day: string }) => string
/** First name */
export declare const firstName: () => string
/** Deliveries */
export declare const forDeliveries: () => string
/** Invoices */
export declare const forInvoices: () => string
/** History */
export declare const history: () => string
/** Inactive */
export declare const inactive: () => string
/** Invite */
export declare const invite: () => string
/** Invite again */
export declare const inviteAgain: () => string
/** They get a mail with a link by which they choose a password. The email address is their sign-in name. */
export declare const inviteHint: () => string
/** Invite somebody */
export declare const invitePerson: () => string
/** Default */
export declare const isDefault: () => string
/** Last name */
export declare const lastName: () => string
/** Latest orders */
export declare const latestOrders: () => string
/** Let them buy for it */
export declare const letBuy: () => string
/** Who else buys for it */
export declare const managedBy: () => string
/** People of other accounts who may choose this one in the shop. */
export declare const managedByHint: () => string
/** Also buys for */
export declare const mayBuyFor: () => string
/** There are more accounts than this page shows. Search for them, or see all */
export declare const moreAccounts: () => string
/** Name */
export declare const name: () => string
/** Name or number */
export declare const nameOrNumber: () => string
/** opens no products, has no prices */
export declare const neitherProductsNorPrices: () => string
/** New account */
export declare const newAccount: () => string
/** New account below it */
export declare const newAccountBelow: () => string
/** New address */
export declare const newAddress: () => string
/** New certificate */
export declare const newCertificate: () => string
/** There are no accounts yet */
export declare const noAccounts: () => string
/** Choose the file of the certificate. */
export declare const noCertificateFile: () => string
/** Without a buyer group, the people of this account see no products. Add it to a group. */
export declare const noGroup: () => string
/** None of these groups opens products: the people of this account see none. Add it to a group that does. */
export declare const noGroupWithProducts: () => string
/** Nothing was ordered yet. */
export declare const noOrders: () => string
/** Nobody belongs to this account yet. */
export declare const noPeople: () => string
/** There is no user with the sign-in name {text}. */
export declare const noSuchUser: (values: { readonly text: string }) => string
/** No account has this name or number */
export declare const nothingFound: () => string
/** Order */
export declare const order: () => string
/** Ordered */
export declare const ordered: () => string
/** Owner */
export declare const owner: () => string
/** Pays taxes */
export declare const paysTaxes: () => string
/** People */
export declare const people: () => string
/** Permission sets */
export declare const permissionSets: () => string
/** Phone */
export declare const phone: () => string
/** PO number */
export declare const poNumber: () => string
/** has prices, opens no products */
export declare const pricesOnly: () => string
/** Products */
export declare const products: () => string
/** opens products, has prices */
export declare const productsAndPrices: () => string
/** opens products, has no prices */
export declare const productsOnly: () => string
/** Remove */
export declare const remove: () => string
/** Remove {name} */
export declare const removeName: (values: { readonly name: string }) => string
/** Search */
export declare const search: () => string
/** Shop for this account */
export declare const shopForAccount: () => string
/** Sign-in name */
export declare const signInName: () => string
/** Status */
export declare const status: () => string
/** Tax certificates */
export declare const taxCertificates: () => string
/** Exempt from tax */
export declare const taxExempt: () => string
/** Exempt until the end of {day} (UTC) */
export declare const taxExemptUntil: (values: { readonly day: string }) => string
/** Tax exemption */
export declare const taxExemption: () => string
/** Total */
export declare const total: () => string
/** The form did not say what to do. Go back and try again. */
export declare const unknownAction: () => string
/** Upload the certificate */
export declare const uploadCertificate: () => string
/** Uploaded */
export declare const uploaded: () => string
/** Why this price */
export declare const whyPrice: () => string
/** No end */
export declare const withoutEnd: () => string
