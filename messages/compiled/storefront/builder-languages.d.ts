// Compiled by `npm run messages`: change the catalogue, not this file.
/** All texts ({count, number}) */
export declare const allTexts: (values: { readonly count: number }) => string
/** {block}: {setting} */
export declare const blockSetting: (values: { readonly block: string; readonly setting: string }) => string
/** Contact, line {number} */
export declare const contactLine: (values: { readonly number: string }) => string
/** {list} {number} */
export declare const entry: (values: { readonly list: string; readonly number: string }) => string
/** Visitors see what you save here at once. A text without a translation is shown as it was written. */
export declare const explained: () => string
/** Heading of column {number} */
export declare const footerColumn: (values: { readonly number: string }) => string
/** Column {column}, link {number} */
export declare const footerLink: (values: { readonly column: string; readonly number: string }) => string
/** It translates: {text} */
export declare const formerText: (values: { readonly text: string }) => string
/** In {language} */
export declare const inLanguage: (values: { readonly language: string }) => string
/** Language */
export declare const language: () => string
/** Languages of “{title}” */
export declare const languagesOf: (values: { readonly title: string }) => string
/** Keep the tags, such as <strong>. */
export declare const markupKept: () => string
/** Missing */
export declare const missing: () => string
/** Navigation, link {number} */
export declare const navigationLink: (values: { readonly number: string }) => string
/** There are no texts here. */
export declare const noTexts: () => string
/** Every text has a translation. */
export declare const noneMissing: () => string
/** Nothing was saved */
export declare const notSaved: () => string
/** Nothing was changed. */
export declare const nothingChanged: () => string
/** Nothing to translate */
export declare const nothingToTranslate: () => string
/** The shop has one language. Others are added in the settings of the store. */
export declare const onlyOneLanguage: () => string
/** Open in the editor */
export declare const openInTheEditor: () => string
/** Outdated */
export declare const outdated: () => string
/** Description of the page */
export declare const pageDescription: () => string
/** Title of the page */
export declare const pageTitle: () => string
/** Preview in {language} */
export declare const previewInLanguage: (values: { readonly language: string }) => string
/** Look at it again, then save yours over it. */
export declare const readAndSaveAgain: () => string
/** Save the translations */
export declare const save: () => string
/** {count, plural, one {One translation was} other {# translations were}} saved. */
export declare const saved: (values: { readonly count: number }) => string
/** The texts of saved sections are translated with the section. */
export declare const sectionsElsewhere: () => string
/** Languages of the site settings */
export declare const siteLanguages: () => string
/** Site settings */
export declare const siteSettings: () => string
/** The translation is still right */
export declare const stillRight: () => string
/** Text */
export declare const textColumn: () => string
/** Translation */
export declare const translationColumn: () => string
/** {text}, in {language} */
export declare const translationOf: (values: { readonly text: string; readonly language: string }) => string
/** Missing or outdated ({count, number}) */
export declare const untranslated: (values: { readonly count: number }) => string
/** Which texts */
export declare const whichTexts: () => string
