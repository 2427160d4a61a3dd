// Compiled by `npm run messages`: change the catalogue, not this file.
/** Address */
export declare const address: () => string
/** This page answers at /. To choose another one, open the settings of that page. */
export declare const answersAtRoot: () => string
/** As a search result */
export declare const asASearchResult: () => string
/** At a time */
export declare const atATime: () => string
/** Change the address */
export declare const changeTheAddress: () => string
/** The form did not say what to do with the page. */
export declare const changeUnknown: () => string
/** What has been changed since it was planned is not part of it. Plan the publication again to include it. */
export declare const changesNotPlanned: () => string
/** What you have changed could not be saved. Try again. */
export declare const changesNotSaved: () => string
/** Make it the home page */
export declare const confirmHome: () => string
/** Date and time */
export declare const dateAndTime: () => string
/** Delete the page */
export declare const deleteThePage: () => string
/** Description */
export declare const description: () => string
/** {length, plural, one {# character} other {# characters}}; search engines show about 160. */
export declare const descriptionLength: (values: { readonly length: number }) => string
/** Give up this publication */
export declare const giveUpPublication: () => string
/** Version {version} goes live on {moment}. */
export declare const goesLive: (values: { readonly version: string; readonly moment: string }) => string
/** The page is not published: some things must be put right first. */
export declare const hasErrors: () => string
/** Title and description are saved; visitors see them when the page is published. */
export declare const headSaved: () => string
/** The home page answers at /; the one that does so now gets its own address back. */
export declare const homeAnswersAtRoot: () => string
/** Home page */
export declare const homePage: () => string
/** This is the home page now. */
export declare const homePageNow: () => string
/** Keep as a version */
export declare const keepAsAVersion: () => string
/** Languages */
export declare const languages: () => string
/** The page is live. */
export declare const live: () => string
/** The page will be live at that time. */
export declare const liveAtThatTime: () => string
/** Make this the home page */
export declare const makeHome: () => string
/** Everybody who comes to the shop sees it at once, in place of the home page of today. */
export declare const makeHomeEffect: () => string
/** Make “{title}” the home page? */
export declare const makeHomeTitle: (values: { readonly title: string }) => string
/** Say when as a date and a time. */
export declare const momentInvalid: () => string
/** That time is over. Give one that is still to come. */
export declare const momentOver: () => string
/** That time is more than {years} years ahead. Check the year, and give a time within the next {years} years. */
export declare const momentTooFar: (values: { readonly years: string }) => string
/** The page has moved. */
export declare const moved: () => string
/** The page has moved; whoever comes by its old address is led here. */
export declare const movedWithRedirect: () => string
/** Whoever comes by the address of today is led to the new one. */
export declare const newAddressRedirects: () => string
/** Now */
export declare const now: () => string
/** Nobody has seen this page yet, so its old address leads nowhere afterwards. */
export declare const oldAddressIsLost: () => string
/** Open in the editor */
export declare const openInTheEditor: () => string
/** The page did not arrive in full. Nothing was saved. */
export declare const pageIncomplete: () => string
/** The page is off the shop. */
export declare const pageUnpublished: () => string
/** Plan */
export declare const plan: () => string
/** Plan the publication */
export declare const planThePublication: () => string
/** Publish */
export declare const publish: () => string
/** Publish at */
export declare const publishAt: () => string
/** Publish now */
export declare const publishNow: () => string
/** Publishing */
export declare const publishing: () => string
/** Read it anew */
export declare const readItAnew: () => string
/** Save */
export declare const save: () => string
/** Saved */
export declare const saved: () => string
/** The planned publication is given up. */
export declare const scheduleCancelled: () => string
/** See it in the shop */
export declare const seeItInTheShop: () => string
/** Title */
export declare const title: () => string
/** Title and description */
export declare const titleAndDescription: () => string
/** This version is kept. */
export declare const versionKept: () => string
/** Versions */
export declare const versions: () => string
/** Visitors see version {version}. */
export declare const visitorsSee: (values: { readonly version: string }) => string
/** Visitors do not see this page. */
export declare const visitorsSeeNothing: () => string
/** When */
export declare const when: () => string
/** The page can be published as soon as these errors are gone. Press one to get to it. */
export declare const whenErrorsAreGone: () => string
/** Without a description, search engines choose words of the page. */
export declare const withoutADescription: () => string
