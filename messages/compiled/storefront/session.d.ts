// Compiled by `npm run messages`: change the catalogue, not this file.
/** Do you have an account? {signIn} */
export declare const alreadyRegistered: (values: { readonly signIn: string }) => string
/** Thank you. We look at your registration and answer by mail to {email}. */
export declare const applied: (values: { readonly email: string }) => string
/** Tell us about your company. We look at every registration and answer by mail. */
export declare const applyIntro: () => string
/** Ask for a new link */
export declare const askAgain: () => string
/** {count, plural, one {One product of your cart could not be brought along.} other {# products of your cart could not be brought along.}} {products} */
export declare const cartPartLost: (values: { readonly count: number; readonly products: string }) => string
/** Choose a new password */
export declare const chooseNewPassword: () => string
/** The new password counts everywhere: all your devices are signed out. Programs that you have let in sign in by themselves. */
export declare const chooseNewPasswordIntro: () => string
/** Choose a password. */
export declare const choosePassword: () => string
/** City */
export declare const city: () => string
/** Country */
export declare const country: () => string
/** Department or company */
export declare const departmentOrCompany: () => string
/** Email address */
export declare const emailAddress: () => string
/** Enter the name of your department or company. */
export declare const enterCompany: () => string
/** Enter your email address. */
export declare const enterEmailAddress: () => string
/** Enter your email address, such as name@example.com. */
export declare const enterEmailAddressToRegister: () => string
/** Enter your first name. */
export declare const enterFirstName: () => string
/** Enter your last name. */
export declare const enterLastName: () => string
/** Enter your password. */
export declare const enterPassword: () => string
/** Find your order */
export declare const findYourOrder: () => string
/** First name */
export declare const firstName: () => string
/** Forgot your password? */
export declare const forgotPassword: () => string
/** Enter the email address that you sign in with. We send you a link to choose a new password. */
export declare const forgotPasswordIntro: () => string
/** Forgotten password */
export declare const forgotPasswordTitle: () => string
/** The form did not arrive in full. Go back and send it once more. */
export declare const formIncomplete: () => string
/** Last name */
export declare const lastName: () => string
/** Leave without saving */
export declare const leaveWithoutSaving: () => string
/** The link no longer works? {askAgain} */
export declare const linkNoLongerWorks: (values: { readonly askAgain: string }) => string
/** You have been signed in for as long as a session may last. It ends in {seconds, plural, one {# second} other {# seconds}}; sign in again to go on. */
export declare const maximumSession: (values: { readonly seconds: number }) => string
/** New here? {register} */
export declare const newHere: (values: { readonly register: string }) => string
/** New password */
export declare const newPassword: () => string
/** 10 characters or more. */
export declare const newPasswordHint: () => string
/** New password once more */
export declare const newPasswordOnceMore: () => string
/** What should we know? */
export declare const note: () => string
/** You are not registered yet */
export declare const notRegisteredYet: () => string
/** You are not signed in yet */
export declare const notSignedInYet: () => string
/** Ordered without signing in? {findOrder} */
export declare const orderedAsGuest: (values: { readonly findOrder: string }) => string
/** Password */
export declare const password: () => string
/** Your password is not changed yet */
export declare const passwordNotChanged: () => string
/** Your password is changed. Sign in with the new one. */
export declare const passwordReset: () => string
/** The two entries differ. Enter the new password twice. */
export declare const passwordsDiffer: () => string
/** Phone */
export declare const phone: () => string
/** Postal code */
export declare const postalCode: () => string
/** {product}: {problem} */
export declare const productWithProblem: (values: { readonly product: string; readonly problem: string }) => string
/** State or region */
export declare const region: () => string
/** Register */
export declare const register: () => string
/** Sign in with your email address and password. If that does not work, there was already an account with this email address: use its password, or contact us. */
export declare const registered: () => string
/** A mail is on its way to {email}. Choose your password by its link, then sign in. If you are registered already, the mail says so. */
export declare const registeredWithMail: (values: { readonly email: string }) => string
/** With an account you order for your department or company, keep addresses and follow your orders. */
export declare const registerIntro: () => string
/** This link is incomplete. Open it from the mail once more, or ask for a new one. */
export declare const resetLinkIncomplete: () => string
/** The link is not sent yet */
export declare const resetLinkNotSent: () => string
/** If {email} belongs to an account here, a mail with a link is on its way. The link works once, for an hour. No mail after some minutes? Look into your spam folder and check the address. */
export declare const resetLinkSent: (values: { readonly email: string }) => string
/** Send the link */
export declare const sendLink: () => string
/** Send the registration */
export declare const sendRegistration: () => string
/** You have signed out in another window. What you have changed on this page is not saved yet. It is kept in this window and shown again once you have signed in again in another tab. */
export declare const sessionEndedElsewhere: () => string
/** Your session has timed out. What you have changed on this page is not saved yet. It is kept in this window and shown again once you have signed in again in another tab. */
export declare const sessionTimedOut: () => string
/** You are signed out */
export declare const signedOut: () => string
/** Sign in */
export declare const signIn: () => string
/** Know it after all? {signIn} */
export declare const signInAfterAll: (values: { readonly signIn: string }) => string
/** Sign in in another tab */
export declare const signInInAnotherTab: () => string
/** Sign in to see your contract prices, order with a purchase order and follow your orders. What is in your cart stays in it. */
export declare const signInIntro: () => string
/** Sign out */
export declare const signOut: () => string
/** You are signed in. What is in your cart stays in it when you sign out. */
export declare const signOutIntro: () => string
/** Somebody else has signed in. What was changed on this page is not saved yet. It is kept in this window and shown again once whoever changed it has signed in again. */
export declare const somebodyElseSignedIn: () => string
/** Street */
export declare const street: () => string
/** Tax id */
export declare const taxId: () => string
/** That did not work. Please try again. */
export declare const unknownError: () => string
/** View cart */
export declare const viewCart: () => string
/** The email address or the password is not right. */
export declare const wrongEmailOrPassword: () => string
