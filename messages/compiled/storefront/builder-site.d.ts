// Compiled by `npm run messages`: change the catalogue, not this file.
/** Button that accepts all */
export declare const acceptAllLabel: () => string
/** When everything was accepted. */
export declare const acceptedAllHint: () => string
/** Add a link */
export declare const addALink: () => string
/** Write a path of this shop, which begins with /, or an address that begins with https://. */
export declare const addressInvalid: () => string
/** Alignment */
export declare const alignment: () => string
/** Another column */
export declare const anotherColumn: () => string
/** Background */
export declare const backgroundColor: () => string
/** When the banner was closed. */
export declare const bannerClosedHint: () => string
/** Some words of the cookie banner could not be read. Choose other colours for them. */
export declare const bannerUnreadable: () => string
/** Begins with the way to sign in or out */
export declare const beginsWithSignIn: () => string
/** Bought before */
export declare const boughtBefore: () => string
/** Button color */
export declare const buttonColor: () => string
/** Color of the button’s words */
export declare const buttonTextColor: () => string
/** Cart */
export declare const cart: () => string
/** Heading above the categories */
export declare const categoriesTitle: () => string
/** Category */
export declare const category: () => string
/** Category in {path} */
export declare const categoryIn: (values: { readonly path: string }) => string
/** Center */
export declare const center: () => string
/** Changed {moment} */
export declare const changedAt: (values: { readonly moment: string }) => string
/** Choose */
export declare const choose: () => string
/** Choose another home page */
export declare const chooseAnotherHomePage: () => string
/** Choose a page for link {number} */
export declare const choosePageForLink: (values: { readonly number: string }) => string
/** A color such as #14181c */
export declare const colourExample: () => string
/** As #rrggbb; empty for the design’s own. */
export declare const colourHint: () => string
/** Column “{title}” */
export declare const columnTitle: (values: { readonly title: string }) => string
/** Compare again */
export declare const compareAgain: () => string
/** Compare products */
export declare const compareProducts: () => string
/** {change} Nothing of yours is saved, and nothing of theirs is overwritten, before you decide. These differ: */
export declare const conflictChoice: (values: { readonly change: string }) => string
/** Contact */
export declare const contactLines: () => string
/** Heading of the contact */
export declare const contactTitle: () => string
/** Greatest width, in pixels */
export declare const containerMaxWidth: () => string
/** Cookie banner */
export declare const cookieBannerSection: () => string
/** Ask later after, in days */
export declare const cookieDelayedDays: () => string
/** Ask again after, in days */
export declare const cookieExpireDays: () => string
/** Text */
export declare const cookieText: () => string
/** Heading */
export declare const cookieTitle: () => string
/** Cookies */
export declare const cookies: () => string
/** the design’s own */
export declare const designsOwn: () => string
/** The design’s own */
export declare const designsOwnPlaceholder: () => string
/** Edit the slider */
export declare const editTheSlider: () => string
/** an empty column */
export declare const emptyColumn: () => string
/** {section}: column {number} */
export declare const footerColumn: (values: { readonly section: string; readonly number: string }) => string
/** Footer */
export declare const footerSection: () => string
/** Header and navigation */
export declare const headerSection: () => string
/** Heading of column {number} */
export declare const headingOfColumn: (values: { readonly number: string }) => string
/** Home page */
export declare const homePage: () => string
/** Invoices */
export declare const invoices: () => string
/** “{title}” is the home page. Its slider, tiles and rows are blocks of that page. */
export declare const isTheHomePage: (values: { readonly title: string }) => string
/** Languages */
export declare const languages: () => string
/** Left */
export declare const left: () => string
/** The link “{label}” cannot lead to {href}: a path of this shop begins with /, any other address with https://. */
export declare const linkAddressInvalid: (values: { readonly label: string; readonly href: string }) => string
/** The link “{label}” leads nowhere yet. */
export declare const linkLeadsNowhere: (values: { readonly label: string }) => string
/** Link {number} leads to */
export declare const linkLeadsTo: (values: { readonly number: string }) => string
/** The link to {href} has no words. */
export declare const linkWithoutWords: (values: { readonly href: string }) => string
/** Links of column {number} */
export declare const linksOfColumn: (values: { readonly number: string }) => string
/** Lists of buyers */
export declare const lists: () => string
/** These words can hardly be read on their background: their contrast is {contrast} in the {theme, select, dark {dark} other {light}} look, and must be at least {minimum}. */
export declare const lowContrast: (values: { readonly contrast: string; readonly theme: string; readonly minimum: string }) => string
/** Button that leads to the choice */
export declare const managePreferencesLabel: () => string
/** Move link {number} down */
export declare const moveLinkDown: (values: { readonly number: string }) => string
/** Move link {number} up */
export declare const moveLinkUp: (values: { readonly number: string }) => string
/** Links beside the categories */
export declare const navigation: () => string
/** No page is the home page. Open the settings of one and make it so. */
export declare const noHomePage: () => string
/** There is no page at this address. */
export declare const noPageAtAddress: () => string
/** {path} (not live yet) */
export declare const notLiveYet: (values: { readonly path: string }) => string
/** Note at the very end */
export declare const note: () => string
/** nothing */
export declare const nothing: () => string
/** Line above the name */
export declare const notice: () => string
/** {path} (off the shop) */
export declare const offTheShop: (values: { readonly path: string }) => string
/** One line each, at most ten. */
export declare const oneLineEach: () => string
/** Open the home page */
export declare const openTheHomePage: () => string
/** Orders */
export declare const orders: () => string
/** Somebody else has changed the settings */
export declare const otherChangedTheSettings: () => string
/** /contact-us */
export declare const pathExample: () => string
/** {label}: pick */
export declare const pickColour: (values: { readonly label: string }) => string
/** Product */
export declare const product: () => string
/** Product {number} */
export declare const productNumbered: (values: { readonly number: string }) => string
/** Quick order */
export declare const quickOrder: () => string
/** Remove link {number} */
export declare const removeLink: (values: { readonly number: string }) => string
/** Right */
export declare const right: () => string
/** Save mine over theirs */
export declare const saveMineOverTheirs: () => string
/** Save the settings */
export declare const saveTheSettings: () => string
/** Search */
export declare const search: () => string
/** Its second part, in wide windows */
export declare const service: () => string
/** {setting}: saved is {theirs}, yours is {mine} */
export declare const settingDiffers: (values: { readonly setting: string; readonly theirs: string; readonly mine: string }) => string
/** {section}: {label} */
export declare const settingInSection: (values: { readonly section: string; readonly label: string }) => string
/** The settings are not saved */
export declare const settingsNotSaved: () => string
/** The settings are saved. Every page shows them. */
export declare const settingsSaved: () => string
/** The settings are saved. Every page shows them, but there is no page at {addresses}. */
export declare const settingsSavedWithDeadLinks: (values: { readonly addresses: string }) => string
/** Sign in */
export declare const signIn: () => string
/** Site settings */
export declare const siteSettings: () => string
/** Take theirs */
export declare const takeTheirs: () => string
/** Text color */
export declare const textColor: () => string
/** the way to sign in or out */
export declare const wayToSignIn: () => string
/** Words of link {number} */
export declare const wordsOfLink: (values: { readonly number: string }) => string
/** You have changed the settings in another window */
export declare const youChangedTheSettings: () => string
