// Compiled by `npm run messages`: change the catalogue, not this file.
/** Address */
export declare const address: () => string
/** Approve and invite */
export declare const approve: () => string
/** Approved */
export declare const approved: () => string
/** Buyer groups of the new account */
export declare const chooseGroups: () => string
/** Company */
export declare const company: () => string
/** Email address */
export declare const email: () => string
/** {firstName} {lastName} */
export declare const fullName: (values: { readonly firstName: string; readonly lastName: string }) => string
/** The shop knows this company or person already */
export declare const knownAlready: () => string
/** Next page */
export declare const nextPart: () => string
/** Nobody has asked to become a customer */
export declare const noRegistrations: () => string
/** Note */
export declare const note: () => string
/** Open */
export declare const open: () => string
/** Open the account */
export declare const openAccount: () => string
/** Another request of the same address or company */
export declare const otherRequest: () => string
/** Person */
export declare const person: () => string
/** Phone */
export declare const phone: () => string
/** Reason */
export declare const reason: () => string
/** It is mailed to whoever sent the request. */
export declare const reasonHint: () => string
/** Refuse */
export declare const refuse: () => string
/** Refused */
export declare const refused: () => string
/** Registrations */
export declare const registrations: () => string
/** A user with the same email address */
export declare const sameEmail: () => string
/** An account of the same name */
export declare const sameName: () => string
/** Sent */
export declare const sent: () => string
/** Status */
export declare const status: () => string
/** Tax ID */
export declare const taxId: () => string
