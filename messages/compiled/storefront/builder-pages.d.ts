// Compiled by `npm run messages`: change the catalogue, not this file.
/** A program */
export declare const aProgram: () => string
/** Above the cart */
export declare const aboveCart: () => string
/** Above category pages */
export declare const aboveCategories: () => string
/** Above product pages */
export declare const aboveProducts: () => string
/** Above search results */
export declare const aboveSearch: () => string
/** Actions */
export declare const actions: () => string
/** Address */
export declare const address: () => string
/** An address has letters without accents, digits, hyphens and slashes, and no spaces: such as /spring-offers. */
export declare const addressInvalid: () => string
/** Give the page an address, such as /spring-offers. */
export declare const addressMissing: () => string
/** All pages */
export declare const allPages: () => string
/** Another address */
export declare const anotherAddress: () => string
/** Begin with */
export declare const beginWith: () => string
/** Begins with a slash. */
export declare const beginsWithSlash: () => string
/** Below the cart */
export declare const belowCart: () => string
/** Below category pages */
export declare const belowCategories: () => string
/** Below product pages */
export declare const belowProducts: () => string
/** Below search results */
export declare const belowSearch: () => string
/** Category */
export declare const category: () => string
/** With its subcategories. Empty for all. */
export declare const categoryHint: () => string
/** The form did not say what to do with the page. Go back and try again. */
export declare const changeUnknown: () => string
/** Changed */
export declare const changed: () => string
/** {state}, changed since */
export declare const changedSince: (values: { readonly state: string }) => string
/** Choose a category or a product, not both. */
export declare const chooseOne: () => string
/** Delete the page */
export declare const confirmDeletion: () => string
/** Copy of “{title}” */
export declare const copyOf: (values: { readonly title: string }) => string
/** {title} (copy) */
export declare const copyTitle: (values: { readonly title: string }) => string
/** Delete */
export declare const deleteButton: () => string
/** Delete {title} */
export declare const deletePage: (values: { readonly title: string }) => string
/** Delete “{title}”? */
export declare const deleteTitle: (values: { readonly title: string }) => string
/** Deleted */
export declare const deleted: () => string
/** Those deleted before */
export declare const deletedBefore: () => string
/** Those deleted last */
export declare const deletedLast: () => string
/** It can be deleted once no page shows it. */
export declare const deletedOnceUnused: () => string
/** Deleted pages */
export declare const deletedPages: () => string
/** Deleted pages, the last one first */
export declare const deletedPagesCaption: () => string
/** A page that is deleted stands here, and can be brought back. */
export declare const deletedPagesStandHere: () => string
/** {effect} It can be brought back from the deleted pages. */
export declare const deletionText: (values: { readonly effect: string }) => string
/** Description */
export declare const description: () => string
/** What search engines show below the title. */
export declare const descriptionHint: () => string
/** Duplicate */
export declare const duplicate: () => string
/** Duplicate {title} */
export declare const duplicatePage: (values: { readonly title: string }) => string
/** Visitors have never seen it, so nothing changes for them. */
export declare const effectOnDraft: () => string
/** Visitors no longer find it. */
export declare const effectOnLive: () => string
/** It does not go live at the time that is planned. */
export declare const effectOnScheduled: () => string
/** It is off the shop, so nothing changes for visitors. */
export declare const effectOnUnpublished: () => string
/** Fill in the address, such as /spring-offers. */
export declare const fillInAddress: () => string
/** First pages */
export declare const firstPages: () => string
/** / (home page) */
export declare const homePath: () => string
/** It is {moment} now. */
export declare const itIsNow: (values: { readonly moment: string }) => string
/** Languages */
export declare const languages: () => string
/** Languages of “{title}” */
export declare const languagesOf: (values: { readonly title: string }) => string
/** Live, next at {moment} */
export declare const liveNextAt: (values: { readonly moment: string }) => string
/** Where */
export declare const location: () => string
/** Choose where the blocks are shown. */
export declare const locationMissing: () => string
/** Make the first one: from a template, or from nothing. */
export declare const makeTheFirst: () => string
/** Make the page */
export declare const makeThePage: () => string
/** Make the section */
export declare const makeTheSection: () => string
/** Make the slot */
export declare const makeTheSlot: () => string
/** More pages */
export declare const morePages: () => string
/** {count, plural, one {One more is} other {# more are}} not listed. */
export declare const moreUses: (values: { readonly count: number }) => string
/** Begins with a slash. Left empty, it is made from the title. */
export declare const newAddressHint: () => string
/** New page */
export declare const newPage: () => string
/** New section */
export declare const newSection: () => string
/** New slot */
export declare const newSlot: () => string
/** All categories */
export declare const noCategory: () => string
/** No deleted page has “{query}” in its title or address. */
export declare const noDeletedPageHas: (values: { readonly query: string }) => string
/** No deleted pages */
export declare const noDeletedPages: () => string
/** No page has “{query}” in its title or address. */
export declare const noPageHas: (values: { readonly query: string }) => string
/** No pages yet */
export declare const noPagesYet: () => string
/** The shop has no page yet on which this is shown. */
export declare const noPreviewPage: () => string
/** No sections yet */
export declare const noSectionsYet: () => string
/** No slots yet */
export declare const noSlotsYet: () => string
/** “{title}” is not back yet */
export declare const notBackYet: (values: { readonly title: string }) => string
/** The page is not made yet */
export declare const notMadeYet: () => string
/** not published there */
export declare const notPublishedThere: () => string
/** No page shows this section. */
export declare const notUsedYet: () => string
/** something that no longer exists */
export declare const nothingAnyMore: () => string
/** Nothing found */
export declare const nothingFound: () => string
/** {location}: {name} */
export declare const onlyFor: (values: { readonly location: string; readonly name: string }) => string
/** You have this page open in another window, too. */
export declare const openInYourOtherWindow: () => string
/** {count, plural, one {{names} has this page open, too.} other {{names} have this page open, too.}} */
export declare const openToo: (values: { readonly count: number; readonly names: string }) => string
/** {name} changed this page on {moment}. */
export declare const otherChangedPage: (values: { readonly name: string; readonly moment: string }) => string
/** {name} changed the settings on {moment}. */
export declare const otherChangedSettings: (values: { readonly name: string; readonly moment: string }) => string
/** {name} changed the theme on {moment}. */
export declare const otherChangedTheme: (values: { readonly name: string; readonly moment: string }) => string
/** Page */
export declare const page: () => string
/** {total, plural, one {# page} other {# pages}} */
export declare const pageCount: (values: { readonly total: number }) => string
/** “{title}” is deleted. */
export declare const pageDeleted: (values: { readonly title: string }) => string
/** The page did not arrive in full. Try again. */
export declare const pageIncomplete: () => string
/** The page is made. Nobody sees it before it is published. */
export declare const pageMade: () => string
/** “{title}” is back. */
export declare const pageRestored: (values: { readonly title: string }) => string
/** Pages */
export declare const pages: () => string
/** Pages, by their addresses */
export declare const pagesCaption: () => string
/** Part number */
export declare const partNumber: () => string
/** Of the one product whose page shows it. Empty for all. */
export declare const partNumberHint: () => string
/** {where}, {state} */
export declare const placeAndState: (values: { readonly where: string; readonly state: string }) => string
/** Put back {title} */
export declare const putBack: (values: { readonly title: string }) => string
/** Put back {title} at another address */
export declare const putBackAtAnotherAddress: (values: { readonly title: string }) => string
/** Put it back */
export declare const putItBack: () => string
/** Put it back there */
export declare const putItBackThere: () => string
/** Saved section */
export declare const savedSection: () => string
/** Scheduled for {moment} */
export declare const scheduledFor: (values: { readonly moment: string }) => string
/** Search */
export declare const search: () => string
/** Section */
export declare const section: () => string
/** {total, plural, one {# section} other {# sections}} */
export declare const sectionCount: (values: { readonly total: number }) => string
/** The section is made. Add its blocks, publish it, and put it on pages from their lists of blocks. */
export declare const sectionMade: () => string
/** Name */
export declare const sectionName: () => string
/** Give the section a name. */
export declare const sectionNameMissing: () => string
/** The section has not been made yet */
export declare const sectionNotMadeYet: () => string
/** Sections */
export declare const sections: () => string
/** A section is a group of blocks that is saved once, shown on many pages and slots, and changed in one place for all of them. In the editor of a page, “Save as a section” makes one of a block, and “Saved section” in the list of blocks puts one on the page. */
export declare const sectionsExplained: () => string
/** Settings */
export declare const settings: () => string
/** Settings of {title} */
export declare const settingsOf: (values: { readonly title: string }) => string
/** Slot */
export declare const slot: () => string
/** {total, plural, one {# slot} other {# slots}} */
export declare const slotCount: (values: { readonly total: number }) => string
/** The slot is made. Nobody sees it before you publish it. */
export declare const slotMade: () => string
/** The slot has not been made yet */
export declare const slotNotMadeYet: () => string
/** Slots */
export declare const slots: () => string
/** Blocks above and below product, category, search and cart pages. Each place shows the most specific published slot: that of the product, or else of its nearest category, or else that of all pages. */
export declare const slotsExplained: () => string
/** Somebody */
export declare const somebody: () => string
/** State */
export declare const state: () => string
/** Draft */
export declare const stateDraft: () => string
/** Live */
export declare const stateLive: () => string
/** Live, changed */
export declare const stateLiveChanged: () => string
/** Off */
export declare const stateOff: () => string
/** Scheduled */
export declare const stateScheduled: () => string
/** Take it off */
export declare const takeItOff: () => string
/** Visitors no longer find it, at once. Its draft and versions stay here, and it can be published again. */
export declare const takeOffEffect: () => string
/** Take the page off the shop */
export declare const takeOffTheShop: () => string
/** Take “{title}” off the shop? */
export declare const takeOffTitle: (values: { readonly title: string }) => string
/** Title */
export declare const title: () => string
/** What tabs and search results show. */
export declare const titleHint: () => string
/** Give the page a title. */
export declare const titleMissing: () => string
/** Title or address */
export declare const titleOrAddress: () => string
/** There are too many copies of this page already. Delete some of them. */
export declare const tooManyCopies: () => string
/** There is no product with the part number {partNumber}. */
export declare const unknownPartNumber: (values: { readonly partNumber: string }) => string
/** {count, plural, one {One page shows} other {# pages show}} this section. What you publish here changes {count, plural, one {it} other {all of them}} at once. */
export declare const usedOn: (values: { readonly count: number }) => string
/** Versions */
export declare const versions: () => string
/** Versions of {title} */
export declare const versionsOf: (values: { readonly title: string }) => string
/** visitors see it there */
export declare const visibleThere: () => string
/** Where it is used */
export declare const whereUsed: () => string
/** You changed this page in another window on {moment}. */
export declare const youChangedPage: (values: { readonly moment: string }) => string
/** You changed the settings in another window on {moment}. */
export declare const youChangedSettings: (values: { readonly moment: string }) => string
/** You changed the theme in another window on {moment}. */
export declare const youChangedTheme: (values: { readonly moment: string }) => string
