// Compiled by `npm run messages`: change the catalogue, not this file.
/** ''{label}'' must be {minimum} or more. */
export declare const atLeast: (values: { readonly label: string; readonly minimum: string }) => string
/** ''{label}'' must be {maximum} or less. */
export declare const atMost: (values: { readonly label: string; readonly maximum: string }) => string
/** ''{label}'' can be ticked or not. */
export declare const canBeTicked: (values: { readonly label: string }) => string
/** Choose at least one under ''{label}''. */
export declare const chooseAtLeastOne: (values: { readonly label: string }) => string
/** Choose a day for ''{label}''. */
export declare const chooseDay: (values: { readonly label: string }) => string
/** Choose from the list under ''{label}''. */
export declare const chooseFromList: (values: { readonly label: string }) => string
/** Choose one under ''{label}''. */
export declare const chooseOne: (values: { readonly label: string }) => string
/** Thank you. We have it and will answer within one working day. */
export declare const confirmation: () => string
/** ''{label}'' must be {day} or later. */
export declare const earliestDay: (values: { readonly label: string; readonly day: string }) => string
/** Fill in ''{label}''. */
export declare const fillIn: (values: { readonly label: string }) => string
/** ''{label}'' goes in steps of {step}. */
export declare const inSteps: (values: { readonly label: string; readonly step: string }) => string
/** ''{label}'' must be {day} or earlier. */
export declare const latestDay: (values: { readonly label: string; readonly day: string }) => string
/** ''{label}'' must be a day such as 2026-05-31. */
export declare const notADay: (values: { readonly label: string }) => string
/** ''{label}'' must be an address such as captain@station.example. */
export declare const notAnEmailAddress: (values: { readonly label: string }) => string
/** ''{label}'' must be a number such as 42. */
export declare const notANumber: (values: { readonly label: string }) => string
/** ''{label}'' must be a phone number with its area code, such as 360-555-0112. */
export declare const notAPhoneNumber: (values: { readonly label: string }) => string
/** ''{label}'' takes one answer. */
export declare const oneAnswer: (values: { readonly label: string }) => string
/** Please tick ''{label}''. */
export declare const pleaseTick: (values: { readonly label: string }) => string
/** Send */
export declare const send: () => string
/** ''{label}'' takes up to {maximum} characters; there are {length}. */
export declare const tooLong: (values: { readonly label: string; readonly maximum: string; readonly length: string }) => string
/** This form does not ask for ''{name}''. */
export declare const unknownField: (values: { readonly name: string }) => string
