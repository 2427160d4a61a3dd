// Compiled by `npm run messages`: change the catalogue, not this file.
/** {browser} on {system} */
export declare const browserOnSystem: (values: { readonly browser: string; readonly system: string }) => string
/** Send the client id and its secret, as Basic authentication or as parameters. */
export declare const clientRequired: () => string
/** Send the client secret once: as Basic authentication or as a parameter. */
export declare const clientSecretTwice: () => string
/** Many people use this password. Choose another one. */
export declare const commonPassword: () => string
/** Email: it is another address than Username. People sign in with their email address. */
export declare const differentEmail: () => string
/** The session has ended. Sign in again. */
export declare const endedSession: () => string
/** The sign-in took too long or was finished already. Sign in again. */
export declare const endedSignIn: () => string
/** The ''request.startUrl'' is no page of this shop: send its path, such as /cart. */
export declare const foreignStartUrl: () => string
/** Send the parameters as a form or as a JSON object. */
export declare const formOrJsonRequired: () => string
/** This user is deactivated: activate them before a program acts as them. */
export declare const inactiveProgramUser: () => string
/** This user is deactivated. Activate them before you invite them. */
export declare const inactiveUser: () => string
/** This is no email address. Enter one such as name@example.com. */
export declare const invalidNewEmail: () => string
/** This user has a password. Whoever forgets it asks for a new one on the sign-in page. */
export declare const invitedAlready: () => string
/** This is the last administrator: make somebody else one first. */
export declare const lastAdministrator: () => string
/** The last administrator changes their address on the page of their account, which first asks for an answer to a mail. */
export declare const lastAdministratorEmail: () => string
/** The integration needs a ''name''. */
export declare const missingIntegrationName: () => string
/** The parameter ''{name}'' is missing. */
export declare const missingParameter: (values: { readonly name: string }) => string
/** Give the program a name. */
export declare const missingProgramName: () => string
/** The parameters ''username'' and ''password'' are needed. */
export declare const missingUserNameOrPassword: () => string
/** Nobody signs in with accounts of a company here. */
export declare const noCompanyAccounts: () => string
/** You sign in without a password. Choose one first, by Forgot your password on the sign-in page. */
export declare const noPassword: () => string
/** A program may neither let in nor shut out programs, and ends no session but its own: sign in yourself to do this. */
export declare const notForPrograms: () => string
/** Your own second factor is turned off with a code, on your account page. */
export declare const ownSecondFactor: () => string
/** This password is printed in the documentation: choose another one. */
export declare const publishedNewPassword: () => string
/** This password is printed in the documentation and lets nobody in here. Ask whoever runs the shop for one of your own. */
export declare const publishedPassword: () => string
/** {field}: it is no email address. */
export declare const recordEmail: (values: { readonly field: string }) => string
/** The sign-in with your company''s account did not succeed. Try again. */
export declare const refusedByProvider: () => string
/** The parameter ''{name}'' is there twice. */
export declare const repeatedParameter: (values: { readonly name: string }) => string
/** This is your email address already: enter another one. */
export declare const sameEmail: () => string
/** This is the current password: choose another one. */
export declare const samePassword: () => string
/** This integration may only have tokens of the scope ''read''. */
export declare const scopeTooWide: () => string
/** Staff sign in with a second factor here. Set yours up first, under Second factor in the account. */
export declare const secondFactorDemanded: () => string
/** This user signs in with a second factor, which programs cannot do. Let the program in under Programs and sessions, and use its client id and secret. */
export declare const secondFactorNeeded: () => string
/** There is no key to confirm. Begin once more. */
export declare const secondFactorNotStarted: () => string
/** This user has no second factor. */
export declare const secondFactorOff: () => string
/** The second factor is on already. Turn it off first to use another app. */
export declare const secondFactorOn: () => string
/** This address has login and logout only. */
export declare const soapOnlyLogin: () => string
/** A program cannot change the email address of staff. Sign in to do it. */
export declare const staffEmailByProgram: () => string
/** There were too many tries to sign in. Wait a minute and try again. */
export declare const tooManyAttempts: () => string
/** This name was tried too often. Wait a minute and try again; after a hundred tries it takes an hour. */
export declare const tooManyAttemptsForName: () => string
/** Too many codes were not right. Wait a while and try again. */
export declare const tooManyCodes: () => string
/** You have let in as many programs as one user may. Shut one out first. */
export declare const tooManyIntegrations: () => string
/** As many programs act as this user as may. End one of them first. */
export declare const tooManyProgramsOfUser: () => string
/** Links were asked for or used too often. Try again in an hour. */
export declare const tooManyResets: () => string
/** There is no user of this id. */
export declare const unknownAssignee: () => string
/** There is no user for your company''s account here. Ask us for one, or sign in with your password. */
export declare const unknownCompanyAccount: () => string
/** This account of a company is not linked. */
export declare const unknownCompanyLink: () => string
/** The parameter ''grant_type'' takes client_credentials and password. */
export declare const unknownGrantType: () => string
/** A token can only ask for the identity of its own user. */
export declare const unknownIdentity: () => string
/** You have no integration of this id. */
export declare const unknownIntegration: () => string
/** The shop has no such language. */
export declare const unknownLanguage: () => string
/** Unknown program */
export declare const unknownProgram: () => string
/** There is no program of this id any more. */
export declare const unknownProgramId: () => string
/** The scope ''{scope}'' is unknown: there are ''api'' and ''read''. */
export declare const unknownScope: (values: { readonly scope: string }) => string
/** You have no open session or token of this id. */
export declare const unknownToken: () => string
/** There is no user of this id. */
export declare const unknownUser: () => string
/** This user has no open session of this id. */
export declare const unknownUserSession: () => string
/** The sign-in of your company does not answer at the moment. Try again later, or use your password. */
export declare const unreachableProvider: () => string
/** The Basic authentication cannot be read. */
export declare const unreadableBasicAuthentication: () => string
/** The request cannot be read: send the parameters as a form or as a JSON object. */
export declare const unreadableTokenRequest: () => string
/** The parameter ''{name}'' is not usable text. */
export declare const unusableParameter: (values: { readonly name: string }) => string
/** The password must have {minimum} to {maximum} characters. */
export declare const unusablePassword: (values: { readonly minimum: string; readonly maximum: string }) => string
/** This link was used already, is too old, or is incomplete. Ask for a new one. */
export declare const unusableResetLink: () => string
/** Your company''s account has no confirmed email address, so we do not know who you are here. */
export declare const unverifiedCompanyEmail: () => string
/** Confirm your email address first: you choose a new password by the link of a mail. */
export declare const unverifiedEmail: () => string
/** The client id or its secret is not right. */
export declare const wrongClient: () => string
/** The code is not right, or it was used already. Enter the code that the app shows now. */
export declare const wrongCode: () => string
/** The user name or the password is not right. */
export declare const wrongCredentials: () => string
/** The current password is not right. */
export declare const wrongCurrentPassword: () => string
/** The password is not right. */
export declare const wrongPassword: () => string
