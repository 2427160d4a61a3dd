// Compiled by `npm run messages`: change the catalogue, not this file.
/** This registration request was decided already. */
export declare const decidedRegistration: () => string
/** This certificate has ended already: its last day is over. */
export declare const endedCertificate: () => string
/** You may not act for this account. */
export declare const foreignAccount: () => string
/** A buyer group with price books cannot be deleted: without it they would be for everyone. Delete its BuyerGroupPricebook records first. */
export declare const groupWithPriceBooks: () => string
/** The buyer group of guests cannot be deleted. */
export declare const guestGroup: () => string
/** The ''request.email'' is no email address. */
export declare const invalidEmail: () => string
/** Somebody signs in with this email address already. Refuse the request, or add the person to an account yourself. */
export declare const knownApplicant: () => string
/** Invalid identifier: the query parameter ''effectiveAccountId'' is no account id. */
export declare const malformedAccount: () => string
/** Invalid identifier: the header ''x-preview-as'' is neither ''guest'' nor an account id. */
export declare const malformedPreviewAccount: () => string
/** Enter the number of the certificate. */
export declare const missingCertificateNumber: () => string
/** The ''request.companyName'' is missing: say for which company you register. */
export declare const missingCompany: () => string
/** The ''request.firstName'' is empty. */
export declare const missingFirstName: () => string
/** The ''request.lastName'' is empty. */
export declare const missingLastName: () => string
/** The ''request.password'' is missing. */
export declare const missingPassword: () => string
/** Write why the request is refused: the applicant reads it. */
export declare const missingReason: () => string
/** There is no account of this id. */
export declare const noSuchAccount: () => string
/** TargetId: this is the account that the user belongs to. */
export declare const ownAccountManaged: () => string
/** ParentId: an account cannot be below itself. */
export declare const ownParentAccount: () => string
/** This store does not let people register. Ask it for an account. */
export declare const registrationDisabled: () => string
/** The query parameter ''fields'' names more fields than one call takes. */
export declare const tooManyFields: () => string
/** Too many registrations came from your network address within an hour. Try again later. */
export declare const tooManyRegistrations: () => string
/** There is no such account among those you manage. */
export declare const unknownAccount: () => string
/** There is no buyer group of one of these ids. */
export declare const unknownBuyerGroup: () => string
/** There is no certificate of this id. */
export declare const unknownCertificate: () => string
/** There is no such day. */
export declare const unknownCertificateDay: () => string
/** There is no such account as the header ''x-preview-as'' names. */
export declare const unknownPreviewAccount: () => string
/** There is no registration request of this id. */
export declare const unknownRegistration: () => string
/** The query parameter ''currencyIsoCode'' names a currency that this store does not sell in. */
export declare const unsupportedCurrency: () => string
/** The query parameter ''effectiveAccountId'' names no account. */
export declare const zeroAccount: () => string
