// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** Answers */
export declare const answers: () => string
/** Any */
export declare const anyKind: () => string
/** Message */
export declare const contactMessage: () => string
/** Done */
export declare const done: () => string
/** The form did not arrive in full. Go back and send it once more. */
export declare const formNotArrived: () => string
/** Form */
export declare const formTitle: () => string
/** From */
export declare const from: () => string
/** From day */
export declare const fromDay: () => string
/** Guest */
export declare const guest: () => string
/** The form did not say what to do. Go back and try again. */
export declare const incompleteForm: () => string
/** Kind */
export declare const kind: () => string
/** Last changed */
export declare const lastChanged: () => string
/** Leave this empty */
export declare const leaveEmpty: () => string
/** Mark as done */
export declare const markAsDone: () => string
/** {reference} is marked as done. */
export declare const markedAsDone: (values: { readonly reference: string }) => string
/** Membership */
export declare const membership: () => string
/** New and done */
export declare const newAndDone: () => string
/** New */
export declare const newState: () => string
/** Newest requests */
export declare const newestRequests: () => string
/** Nothing here */
export declare const noRequests: () => string
/** No request is as you have asked for. New ones appear as soon as somebody has sent a form. */
export declare const noRequestsHelp: () => string
/** This was not sent */
export declare const notSent: () => string
/** Your request could not be taken just now. Nothing of it is lost: please send it again in a minute, or call us. */
export declare const notTaken: () => string
/** Older requests */
export declare const olderRequests: () => string
/** Open again */
export declare const openAgain: () => string
/** {reference} is open again. */
export declare const openedAgain: (values: { readonly reference: string }) => string
/** Order form */
export declare const orderForm: () => string
/** {path}, version {version} */
export declare const pathWithVersion: (values: { readonly path: string; readonly version: string }) => string
/** Put aside */
export declare const putAside: () => string
/** {reference} is put aside. */
export declare const putAsideDone: (values: { readonly reference: string }) => string
/** {label} ({name}) */
export declare const questionWithName: (values: { readonly label: string; readonly name: string }) => string
/** Quote */
export declare const quote: () => string
/** Received */
export declare const received: () => string
/** We have received it */
export declare const receivedTitle: () => string
/** Reference */
export declare const reference: () => string
/** Your reference number is {reference}. Name it when you call or write about this. */
export declare const referenceNumber: (values: { readonly reference: string }) => string
/** Reference or sender */
export declare const referenceOrSender: () => string
/** Request {reference} */
export declare const request: (values: { readonly reference: string }) => string
/** {count, plural, one {# request} other {# requests}} */
export declare const requestCount: (values: { readonly count: number }) => string
/** Requests */
export declare const requests: () => string
/** Requests from forms */
export declare const requestsFromForms: () => string
/** Requests, newest first */
export declare const requestsNewestFirst: () => string
/** Send another one */
export declare const sendAnother: () => string
/** Sent from */
export declare const sentFrom: () => string
/** Signed in as */
export declare const signedInAs: () => string
/** State */
export declare const state: () => string
/** To day */
export declare const toDay: () => string
/** Somebody without a name */
export declare const unnamedSender: () => string
/** {user}, for {account} */
export declare const userForAccount: (values: { readonly user: string; readonly account: string }) => string
/** Yes */
export declare const yes: () => string
