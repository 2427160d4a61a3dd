// Compiled by `npm run messages`: change the catalogue, not this file.
/** A program */
export declare const aProgram: () => string
/** {author} has changed {subject, select, page {this page} siteSettings {the settings of the site} other {translations into this language}}. Nothing of yours was stored. */
export declare const changedMeanwhile: (values: { readonly author: string; readonly subject: 'page' | 'siteSettings' | 'other' }) => string
/** {author} has changed {subject, select, page {this page} siteSettings {the settings of the site} other {translations into this language}} on {day} at {time} UTC. Nothing of yours was stored. */
export declare const changedMeanwhileAt: (values: { readonly author: string; readonly subject: 'page' | 'siteSettings' | 'other'; readonly day: string; readonly time: string }) => string
/** A page is an object with its blocks in ''content''. */
export declare const contentMissing: () => string
/** This page has been deleted. */
export declare const deletedPage: () => string
/** Lists and objects of a page may lie {depth} deep in one another. */
export declare const documentTooDeep: (values: { readonly depth: string }) => string
/** A page may have {bytes} bytes. */
export declare const documentTooLarge: (values: { readonly bytes: string }) => string
/** Only a signed-in site builder may see drafts. */
export declare const draftsNotAllowed: () => string
/** ''publishDate'' must lie within the next {years, plural, one {# year} other {# years}}. */
export declare const farPublishDate: (values: { readonly years: number }) => string
/** A form can be on a page only: remove it here, and link to a page with the form. */
export declare const formOnPageOnly: () => string
/** Only a signed-in site builder may see what will be published. */
export declare const futureNotAllowed: () => string
/** Only a published page can be the home page. Publish it first. */
export declare const homeMustBePublished: () => string
/** This is the home page. Make another page the home page first. */
export declare const homePageRequired: () => string
/** No page moves to ''/''. Make it the home page instead. */
export declare const homePathReserved: () => string
/** A theme has no such value of {name}: colors are like #c4161c, other values are one of those that are offered. */
export declare const invalidThemePart: (values: { readonly name: string }) => string
/** Name contents either by contentKeys or by managedContentIds. */
export declare const keysAndIds: () => string
/** Every block has a text as ''type'', and ''props'' with a text as ''id''. */
export declare const malformedBlock: () => string
/** ''at'' must be a day or a moment such as 2026-01-31T08:00:00Z. */
export declare const malformedDate: () => string
/** ''pageToken'' must be one that this list has given out. */
export declare const malformedPageToken: () => string
/** ''publishDate'' must be a moment such as 2026-01-31T08:00:00Z. */
export declare const malformedPublishDate: () => string
/** The query parameters ''publishStartDate'' and ''publishEndDate'' take dates or moments of ISO 8601. */
export declare const malformedPublishDates: () => string
/** ''root'' of a page must be an object, and so must its ''props''. */
export declare const malformedRoot: () => string
/** There is no text to translate in the setting ''{setting}''. */
export declare const noTextToTranslate: (values: { readonly setting: string }) => string
/** This page is not published. */
export declare const notPublished: () => string
/** {count, plural, one {one other} other {# others}} */
export declare const otherPages: (values: { readonly count: number }) => string
/** ''publishDate'' must lie in the future. */
export declare const pastPublishDate: () => string
/** Only a page has an address of its own. */
export declare const pathOfPageOnly: () => string
/** The page “{title}” has the address {path} already. Choose another one. */
export declare const pathTaken: (values: { readonly title: string; readonly path: string }) => string
/** “{title}” */
export declare const quotedTitle: (values: { readonly title: string }) => string
/** Two blocks have the id ''{id}''. */
export declare const repeatedBlockId: (values: { readonly id: string }) => string
/** This path belongs to the shop itself. Choose another one. */
export declare const reservedPath: () => string
/** A saved section cannot be in a saved section, not even in itself: take it out here, or put both on the page. */
export declare const sectionInSection: () => string
/** This section is on {count, plural, one {the page} other {# pages}} {pages}. Take it off there first, or turn it into own blocks there. */
export declare const sectionInUse: (values: { readonly count: number; readonly pages: string }) => string
/** “{title}” stands there already. Change that one, or delete it first. */
export declare const slotTaken: (values: { readonly title: string }) => string
/** Only what stands on product pages can be for one product, and only what stands on product or category pages for one category. */
export declare const slotTargetNotAllowed: () => string
/** The shop has a theme already. Change that one. */
export declare const themeExists: () => string
/** A translation of this text may have {length, number} characters. */
export declare const tooLongTranslation: (values: { readonly length: number }) => string
/** A page may have {blocks} blocks. */
export declare const tooManyBlocks: (values: { readonly blocks: string }) => string
/** With bodies or expanded references the query parameter ''pageSize'' is at most 25. */
export declare const tooManyBodies: () => string
/** The query parameter ''managedContentIds'' takes at most 100 ids. */
export declare const tooManyIds: () => string
/** The query parameter ''contentKeys'' takes at most 50 keys. */
export declare const tooManyKeys: () => string
/** A page may show saved sections at {sections, plural, one {# place} other {# places}}. */
export declare const tooManySections: (values: { readonly sections: number }) => string
/** There is no published content of this key or id. */
export declare const unknownContent: () => string
/** There is no page at this path, and no draft of one. */
export declare const unknownDraft: () => string
/** There is no such page. */
export declare const unknownId: () => string
/** There is no published page at this path. */
export declare const unknownPage: () => string
/** There is no such site or channel. */
export declare const unknownSiteOrChannel: () => string
/** There is no such product or category. */
export declare const unknownSlotTarget: () => string
/** The shop has no pages in this language, or it is the one that pages are written in. */
export declare const unknownTranslationLanguage: () => string
/** The page has no such version. */
export declare const unknownVersion: () => string
/** Enter a valid prefix for channelOrSiteId. */
export declare const wrongPrefix: () => string
