// Compiled by `npm run messages`: change the catalogue, not this file.
/** Send another link */
export declare const askForLink: () => string
/** Change the email address */
export declare const changeEmail: () => string
/** You sign in with your email address, and the shop''s mails go there. It changes once you use the link that we send to the new one. */
export declare const changeEmailIntro: () => string
/** Authenticator apps such as Aegis, Google Authenticator, Microsoft Authenticator and 1Password all work. */
export declare const chooseApp: () => string
/** Code */
export declare const code: () => string
/** Six digits from your authenticator app, or a recovery code. */
export declare const codeHint: () => string
/** Enter the code that your authenticator app shows for this shop. */
export declare const codeIntro: () => string
/** The code was not accepted */
export declare const codeNotAccepted: () => string
/** Six digits that the app shows for this shop. */
export declare const codeOfAppHint: () => string
/** Enter your code */
export declare const codeTitle: () => string
/** The sign-in with your company''s account took too long or was begun in another browser. Begin once more. */
export declare const companySignInEnded: () => string
/** Confirm the email address */
export declare const confirmEmail: () => string
/** One click is left: confirm that this email address is yours. */
export declare const confirmEmailIntro: () => string
/** Continue */
export declare const continueShopping: () => string
/** You sign in as {email}. */
export declare const currentEmail: (values: { readonly email: string }) => string
/** Staff sign in with a second factor here. Set yours up to go on. */
export declare const demandedIntro: () => string
/** Email address */
export declare const emailAddress: () => string
/** Your email address is confirmed. Sign in with it from now on. */
export declare const emailConfirmed: () => string
/** Your email address is not changed yet */
export declare const emailNotChanged: () => string
/** Your email address is not confirmed yet */
export declare const emailNotConfirmed: () => string
/** Enter the code. */
export declare const enterCode: () => string
/** Enter your email address. */
export declare const enterEmail: () => string
/** Enter the new email address. */
export declare const enterNewEmail: () => string
/** Enter your password. */
export declare const enterPassword: () => string
/** Sign in */
export declare const finishSignIn: () => string
/** Or enter this key in the app: */
export declare const keyAsText: () => string
/** The link no longer works? {askAgain} */
export declare const linkNoLongerWorks: (values: { readonly askAgain: string }) => string
/** The link is not sent yet */
export declare const linkNotSent: () => string
/** If {email} waits for a confirmation, a mail with a link is on its way. No mail after some minutes? Look into your spam folder and check the address. */
export declare const linkSent: (values: { readonly email: string }) => string
/** A mail with a link is on its way to {email}, unless somebody signs in with that address already. Your address changes once you use the link. */
export declare const linkToNewEmailSent: (values: { readonly email: string }) => string
/** Lost your phone? Use one of your recovery codes, or ask us to reset your second factor. */
export declare const lostApp: () => string
/** Notifications */
export declare const mailSettings: () => string
/** The shop writes to {email}. Order confirmations, answers from the order desk and whatever concerns your sign-in are always sent. */
export declare const mailSettingsIntro: (values: { readonly email: string }) => string
/** Your settings are not saved yet */
export declare const mailSettingsNotSaved: () => string
/** Your settings for notifications are saved. */
export declare const mailSettingsSaved: () => string
/** Mails about */
export declare const mailsAbout: () => string
/** Invoices and credit memos */
export declare const mailsDocuments: () => string
/** As attached files. */
export declare const mailsDocumentsDetail: () => string
/** Cancellations and returns */
export declare const mailsOrderChanges: () => string
/** Items were cancelled, or came back. */
export declare const mailsOrderChangesDetail: () => string
/** Status of orders */
export declare const mailsOrderStatus: () => string
/** An order is approved, put on hold or released. */
export declare const mailsOrderStatusDetail: () => string
/** Shipments */
export declare const mailsShipments: () => string
/** What was sent, with the tracking number. */
export declare const mailsShipmentsDetail: () => string
/** New email address */
export declare const newEmail: () => string
/** The second factor is still on */
export declare const notTurnedOff: () => string
/** The second factor is not on yet */
export declare const notTurnedOn: () => string
/** Password */
export declare const password: () => string
/** QR code with the key for your authenticator app */
export declare const qrCode: () => string
/** Recovery codes */
export declare const recoveryCodes: () => string
/** {count, plural, =0 {No recovery code is left. Turn the second factor off and on again to get new ones.} one {# recovery code is left.} other {# recovery codes are left.}} */
export declare const recoveryCodesLeft: (values: { readonly count: number }) => string
/** Keep these codes where you find them without your phone. Each one replaces a code of the app once. They are shown this once and kept nowhere. */
export declare const recoveryCodesText: () => string
/** Enter the email address that you registered with. We send you another link to confirm it. */
export declare const resendIntro: () => string
/** Save */
export declare const saveMailSettings: () => string
/** Scan this code with the app, and enter the six digits that it shows then. */
export declare const scanCode: () => string
/** Second factor */
export declare const secondFactor: () => string
/** With a second factor, nobody signs in with your password alone: signing in also takes a code from an app on your phone. */
export declare const secondFactorIntro: () => string
/** The second factor is off. Signing in takes your password alone. */
export declare const secondFactorIsOff: () => string
/** The second factor is on. Signing in takes your password and a code. */
export declare const secondFactorIsOn: () => string
/** Set up the second factor */
export declare const setUp: () => string
/** A mail is on its way to {email}. Go on by its link within an hour: whoever has only the password of staff sets up nothing. */
export declare const setUpByMail: (values: { readonly email: string }) => string
/** One step by mail first */
export declare const setUpByMailTitle: () => string
/** Sign in with another account */
export declare const signInAgain: () => string
/** Sign in with {company} */
export declare const signInWithCompany: (values: { readonly company: string }) => string
/** Turn it off */
export declare const turnOff: () => string
/** Turn the second factor off */
export declare const turnOffTitle: () => string
/** Turn it on */
export declare const turnOn: () => string
/** The second factor is on */
export declare const turnedOn: () => string
