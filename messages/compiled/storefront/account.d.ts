// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** {account} (your own account) */
export declare const accountsOwn: (values: { readonly account: string }) => string
/** Prices, cart, addresses and orders are those of the account that you choose. You can switch at any time in the menu at the top. */
export declare const actingAccountIntro: () => string
/** You act for {account} as staff: what you do is recorded with your name. */
export declare const actingAsStaff: (values: { readonly account: string }) => string
/** Action */
export declare const action: () => string
/** Add an address */
export declare const addAddress: () => string
/** No addresses yet */
export declare const addressBookEmpty: () => string
/** Addresses that orders and invoices of {account} can go to appear here. */
export declare const addressBookEmptyHelp: (values: { readonly account: string }) => string
/** Addresses that orders and invoices of your account can go to appear here. */
export declare const addressBookEmptyHelpWithoutAccount: () => string
/** The address was deleted. */
export declare const addressDeleted: () => string
/** The address is now the default. */
export declare const addressIsDefault: () => string
/** Takes the place of the default that there is for this use. */
export declare const addressIsDefaultDetail: () => string
/** The address was not saved */
export declare const addressNotSaved: () => string
/** The address was saved. */
export declare const addressSaved: () => string
/** Addresses */
export declare const addresses: () => string
/** Add, change and delete where orders and invoices go. */
export declare const addressesDetail: () => string
/** All addresses */
export declare const allAddresses: () => string
/** All invoices */
export declare const allInvoices: () => string
/** All lists */
export declare const allLists: () => string
/** All orders */
export declare const allOrders: () => string
/** Billing */
export declare const billing: () => string
/** Bought before */
export declare const boughtBefore: () => string
/** Everything that was ordered, with date, price and quantity of the last time. */
export declare const boughtBeforeDetail: () => string
/** Buying for */
export declare const buyingFor: () => string
/** Buying for {account} */
export declare const buyingForAccount: (values: { readonly account: string }) => string
/** Cancel */
export declare const cancel: () => string
/** Change */
export declare const change: () => string
/** Change {name}, {street} */
export declare const changeAddress: (values: { readonly name: string; readonly street: string }) => string
/** Change the address */
export declare const changeAddressTitle: () => string
/** Change password */
export declare const changePassword: () => string
/** Your other sessions, and all tokens of your programs, end when the password changes. You stay signed in here. */
export declare const changePasswordIntro: () => string
/** Please check the address */
export declare const checkAddress: () => string
/** Choose one of these accounts. */
export declare const chooseAccount: () => string
/** Client id */
export declare const clientId: () => string
/** Client secret */
export declare const clientSecret: () => string
/** Accounts of your company */
export declare const companyAccounts: () => string
/** Accounts of companies by which you sign in */
export declare const companyAccountsCaption: () => string
/** You sign in with these accounts as well. Unlink one that is not yours any more: your other sessions end then. An account with your confirmed email address is linked again when you sign in with it. */
export declare const companyAccountsText: () => string
/** Who to call */
export declare const contact: () => string
/** Continue */
export declare const continueWithAccount: () => string
/** Copy the secret into the program now. It is shown this once and kept nowhere. */
export declare const copySecret: () => string
/** Created */
export declare const created: () => string
/** Current password */
export declare const currentPassword: () => string
/** Default address */
export declare const defaultAddress: () => string
/** Default addresses */
export declare const defaultAddresses: () => string
/** Default */
export declare const defaultBadge: () => string
/** Delete */
export declare const deleteAddress: () => string
/** Delete {name}? */
export declare const deleteAddressQuestion: (values: { readonly name: string }) => string
/** Orders that were sent there keep the address. New ones can no longer choose it. */
export declare const deleteAddressWarning: () => string
/** Deliveries */
export declare const deliveries: () => string
/** Delivery */
export declare const delivery: () => string
/** Email address */
export declare const emailAddress: () => string
/** Change the address that you sign in with. */
export declare const emailDetail: () => string
/** End {name} */
export declare const endSession: (values: { readonly name: string }) => string
/** Enter your current password. */
export declare const enterCurrentPassword: () => string
/** Enter a new password. */
export declare const enterNewPassword: () => string
/** Enter a name by which you will know the program. */
export declare const enterProgramName: () => string
/** Everything you can */
export declare const everythingYouCan: () => string
/** It also fills carts, places orders and changes addresses. */
export declare const everythingYouCanDetail: () => string
/** Expires */
export declare const expires: () => string
/** The form did not say what to do with which address. Go back and try again. */
export declare const incompleteAddressForm: () => string
/** The form did not say what to do. Go back and try again. */
export declare const incompleteForm: () => string
/** Invoices */
export declare const invoices: () => string
/** See what is left to pay, and download invoices as PDF. */
export declare const invoicesDetail: () => string
/** Language */
export declare const language: () => string
/** We write to you in this language, and show its pages after you sign in. */
export declare const languageHint: () => string
/** We write to you in this language from now on. */
export declare const languageSaved: () => string
/** Last used */
export declare const lastUsed: () => string
/** Latest orders */
export declare const latestOrders: () => string
/** Latest orders of {account} */
export declare const latestOrdersOf: (values: { readonly account: string }) => string
/** {name} is let in */
export declare const letIn: (values: { readonly name: string }) => string
/** Let a program in */
export declare const letProgramIn: () => string
/** Linked since */
export declare const linkedSince: () => string
/** {count, plural, one {# product} other {# products}} */
export declare const listLines: (values: { readonly count: number }) => string
/** Lists */
export declare const lists: () => string
/** Save what you order again and again, for you or for everybody in the account. */
export declare const listsDetail: () => string
/** Make default: {name} */
export declare const makeAddressDefault: (values: { readonly name: string }) => string
/** Make default */
export declare const makeDefault: () => string
/** May do */
export declare const mayDo: () => string
/** More addresses */
export declare const moreAddresses: () => string
/** Name */
export declare const name: () => string
/** Name of the program */
export declare const nameOfProgram: () => string
/** Never */
export declare const never: () => string
/** New password */
export declare const newPassword: () => string
/** 10 characters or more. */
export declare const newPasswordHint: () => string
/** New password once more */
export declare const newPasswordOnceMore: () => string
/** Nobody: go back to being yourself */
export declare const noAccount: () => string
/** No address is the default yet. */
export declare const noDefaultAddress: () => string
/** No lists yet. Save what you order again and again on one. */
export declare const noListsYet: () => string
/** Nothing is left to pay. */
export declare const noOpenInvoices: () => string
/** No orders yet. They appear here once the first one is placed. */
export declare const noOrdersYet: () => string
/** This could not be loaded just now. Please try again in a moment. */
export declare const notRead: () => string
/** Do not tell me */
export declare const noticeEnd: () => string
/** Do not tell me about {product} */
export declare const noticeEndOf: (values: { readonly product: string }) => string
/** Waiting for stock */
export declare const notices: () => string
/** We mail you once when one of these is back in stock. */
export declare const noticesHint: () => string
/** Notifications */
export declare const notifications: () => string
/** Choose what the shop writes to you about. */
export declare const notificationsDetail: () => string
/** Only read */
export declare const onlyRead: () => string
/** It sees products, your prices, carts and orders, and changes nothing. */
export declare const onlyReadDetail: () => string
/** Only reads */
export declare const onlyReads: () => string
/** Open invoices */
export declare const openInvoices: () => string
/** Open sessions and tokens */
export declare const openSessions: () => string
/** Open sessions and tokens, newest first */
export declare const openSessionsNewestFirst: () => string
/** Date */
export declare const orderDate: () => string
/** Order */
export declare const orderNumber: () => string
/** Status */
export declare const orderStatus: () => string
/** Total */
export declare const orderTotal: () => string
/** Ordered by */
export declare const orderedBy: () => string
/** Orders */
export declare const orders: () => string
/** Follow orders and order the same items again. */
export declare const ordersDetail: () => string
/** Pages of addresses */
export declare const pagesOfAddresses: () => string
/** Password */
export declare const password: () => string
/** Your password is changed, and your other sessions have ended. */
export declare const passwordChanged: () => string
/** Change it, and end your other sessions with it. */
export declare const passwordDetail: () => string
/** Your password is not changed yet */
export declare const passwordNotChanged: () => string
/** Enter the new password once more: the two are not the same. */
export declare const passwordsDiffer: () => string
/** Phone */
export declare const phone: () => string
/** Previous addresses */
export declare const previousAddresses: () => string
/** Profile */
export declare const profile: () => string
/** Program */
export declare const program: () => string
/** Programs */
export declare const programs: () => string
/** Programs and sessions */
export declare const programsAndSessions: () => string
/** See and end what can act as you. */
export declare const programsAndSessionsDetail: () => string
/** Programs that act as you, newest first */
export declare const programsNewestFirst: () => string
/** A program that you let in acts as you: it sees your prices, fills your cart and places orders, unless it may only read. Shut it out and its secret and tokens stop working at once. */
export declare const programsText: () => string
/** Provider */
export declare const provider: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Quick order */
export declare const quickOrder: () => string
/** Order many products by their part numbers, from a spreadsheet or a file. */
export declare const quickOrderDetail: () => string
/** Save address */
export declare const saveAddress: () => string
/** Save language */
export declare const saveLanguage: () => string
/** Second factor */
export declare const secondFactor: () => string
/** Sign in with a code from your phone besides the password. */
export declare const secondFactorDetail: () => string
/** See what is open */
export declare const seeOpenInvoices: () => string
/** Session */
export declare const session: () => string
/** The session is ended. */
export declare const sessionEnded: () => string
/** Shut out */
export declare const shutOut: () => string
/** {name} is shut out. Its secret and its tokens no longer work. */
export declare const shutOutDone: (values: { readonly name: string }) => string
/** Shut {name} out? */
export declare const shutOutQuestion: (values: { readonly name: string }) => string
/** Its secret and all its tokens stop working at once. This cannot be undone. */
export declare const shutOutWarning: () => string
/** Stop acting for it */
export declare const stopActing: () => string
/** You act for nobody any more. */
export declare const stoppedActing: () => string
/** Switch */
export declare const switchAccount: () => string
/** You are buying for {account}. Prices, cart, addresses and orders are those of this account. */
export declare const switchedAccount: (values: { readonly account: string }) => string
/** You are now buying for {account}: you have switched since this page was opened. No cart was changed. Look everything over before you go on. */
export declare const switchedSinceCart: (values: { readonly account: string }) => string
/** You are now buying for {account}: you have switched since this page was opened. Nothing was ordered. Look everything over before you go on. */
export declare const switchedSinceCheckout: (values: { readonly account: string }) => string
/** another account */
export declare const switchedToAnother: () => string
/** This session */
export declare const thisSession: () => string
/** Unlink */
export declare const unlink: () => string
/** The account is unlinked. Your other sessions have ended. */
export declare const unlinkDone: () => string
/** Unlink the account at {provider}? */
export declare const unlinkQuestion: (values: { readonly provider: string }) => string
/** Your other sessions end at once. You go on signing in with your password. */
export declare const unlinkWarning: () => string
/** Used for */
export declare const usedFor: () => string
/** What it may do */
export declare const whatItMayDo: () => string
/** Who are you buying for? */
export declare const whoAreYouBuyingFor: () => string
/** Your part numbers */
export declare const yourNumbers: () => string
/** What your company calls our products, so that you can order by your own numbers. */
export declare const yourNumbersDetail: () => string
