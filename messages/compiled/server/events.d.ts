// Compiled by `npm run messages`: change the catalogue, not this file.
/** There is no webhook: the operator sets its address. */
export declare const noWebhook: () => string
/** There is no event at this position that was given up. */
export declare const notGivenUp: () => string
/** The receiver answered with status {status}. */
export declare const receiverAnswered: (values: { readonly status: string }) => string
/** The receiver has an address of cloud metadata services, to which events are not sent. */
export declare const receiverBlocked: () => string
/** The receiver did not answer within {seconds, plural, one {# second} other {# seconds}}. */
export declare const receiverSilent: (values: { readonly seconds: number }) => string
/** The receiver could not be reached: {code}. */
export declare const receiverUnreachable: (values: { readonly code: string }) => string
