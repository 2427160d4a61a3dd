// Compiled by `npm run messages`: change the catalogue, not this file.
/** Actions */
export declare const actions: () => string
/** Client id and secret */
export declare const client: () => string
/** Code of your authenticator app */
export declare const code: () => string
/** Or one of your recovery codes. */
export declare const codeHint: () => string
/** Copy it now: it is not shown again, and the shop does not have it any more. The program sends it as “Authorization: Bearer” with the token behind it. */
export declare const copyToken: () => string
/** Create the token */
export declare const create: () => string
/** Created */
export declare const created: () => string
/** {count, plural, one {# day} other {# days}} */
export declare const days: (values: { readonly count: number }) => string
/** deactivated */
export declare const deactivated: () => string
/** End */
export declare const end: () => string
/** End all programs of {name} */
export declare const endAll: (values: { readonly name: string }) => string
/** End all programs of {name}? */
export declare const endAllQuestion: (values: { readonly name: string }) => string
/** All programs that act as {name} are refused from their next request on, with their secrets and tokens. */
export declare const endAllText: (values: { readonly name: string }) => string
/** End {name} */
export declare const endName: (values: { readonly name: string }) => string
/** End {name}? */
export declare const endQuestion: (values: { readonly name: string }) => string
/** It is refused from its next request on, with its secret and all its tokens. What it needs afterwards is a new one. */
export declare const endText: () => string
/** Programs of everybody */
export declare const everybody: () => string
/** Expired */
export declare const expired: () => string
/** Expires */
export declare const expires: () => string
/** Tokens that expire within {days, plural, one {# day} other {# days}} */
export declare const expiresSoon: (values: { readonly days: number }) => string
/** Last from */
export declare const from: () => string
/** Programs act as a person, and may do what that person may do. They sign in with a client id and a secret, with one token, or with the name and the password of the person. */
export declare const hint: () => string
/** Signs in with */
export declare const kind: () => string
/** Last used */
export declare const lastUsed: () => string
/** Program */
export declare const name: () => string
/** Never */
export declare const never: () => string
/** New token */
export declare const newToken: () => string
/** Next part */
export declare const nextPart: () => string
/** No program acts as anybody. */
export declare const noPrograms: () => string
/** There is nobody with the sign-in name “{text}”. */
export declare const noSuchUser: (values: { readonly text: string }) => string
/** New tokens on demand */
export declare const onDemand: () => string
/** only reads */
export declare const onlyReads: () => string
/** {count, plural, =0 {no open token} one {# open token} other {# open tokens}} */
export declare const openTokens: (values: { readonly count: number }) => string
/** Your password */
export declare const password: () => string
/** So that nobody creates a token at a screen that you have left. */
export declare const passwordHint: () => string
/** Acts as */
export declare const person: () => string
/** Name of the program */
export declare const programName: () => string
/** Programs and tokens */
export declare const programs: () => string
/** Programs of {name} */
export declare const programsOf: (values: { readonly name: string }) => string
/** It may */
export declare const scope: () => string
/** do everything that the person may do */
export declare const scopeApi: () => string
/** only read what the person may see */
export declare const scopeRead: () => string
/** Name and password */
export declare const signIn: () => string
/** Sign-in name of whom it acts as */
export declare const signInName: () => string
/** A member of staff or a buyer. The token has their rights at each moment, and ends with them. */
export declare const signInNameHint: () => string
/** One token */
export declare const token: () => string
/** The token of {name} */
export declare const tokenCreated: (values: { readonly name: string }) => string
/** Token */
export declare const tokenLabel: () => string
/** Valid for */
export declare const validFor: () => string
/** Until it is ended */
export declare const validUntilEnded: () => string
