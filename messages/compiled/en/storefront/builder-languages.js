// Compiled by `npm run messages`: change the catalogue, not this file.
import { number, plural, strictNumber } from '@messageformat/runtime'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { en } from '@messageformat/runtime/lib/cardinals'
export const allTexts = (d) => "All texts (" + number(currentLocale(), d.count, 0) + ")"
export const blockSetting = (d) => d.block + ": " + d.setting
export const contactLine = (d) => "Contact, line " + d.number
export const entry = (d) => d.list + " " + d.number
export const explained = () => "Visitors see what you save here at once. A text without a translation is shown as it was written."
export const footerColumn = (d) => "Heading of column " + d.number
export const footerLink = (d) => "Column " + d.column + ", link " + d.number
export const formerText = (d) => "It translates: " + d.text
export const inLanguage = (d) => "In " + d.language
export const language = () => "Language"
export const languagesOf = (d) => "Languages of “" + d.title + "”"
export const markupKept = () => "Keep the tags, such as <strong>."
export const missing = () => "Missing"
export const navigationLink = (d) => "Navigation, link " + d.number
export const noTexts = () => "There are no texts here."
export const noneMissing = () => "Every text has a translation."
export const notSaved = () => "Nothing was saved"
export const nothingChanged = () => "Nothing was changed."
export const nothingToTranslate = () => "Nothing to translate"
export const onlyOneLanguage = () => "The shop has one language. Others are added in the settings of the store."
export const openInTheEditor = () => "Open in the editor"
export const outdated = () => "Outdated"
export const pageDescription = () => "Description of the page"
export const pageTitle = () => "Title of the page"
export const previewInLanguage = (d) => "Preview in " + d.language
export const readAndSaveAgain = () => "Look at it again, then save yours over it."
export const save = () => "Save the translations"
export const saved = (d) => plural(d.count, 0, en, { one: "One translation was", other: strictNumber(currentLocale(), d.count, 0, "count") + " translations were" }) + " saved."
export const sectionsElsewhere = () => "The texts of saved sections are translated with the section."
export const siteLanguages = () => "Languages of the site settings"
export const siteSettings = () => "Site settings"
export const stillRight = () => "The translation is still right"
export const textColumn = () => "Text"
export const translationColumn = () => "Translation"
export const translationOf = (d) => d.text + ", in " + d.language
export const untranslated = (d) => "Missing or outdated (" + number(currentLocale(), d.count, 0) + ")"
export const whichTexts = () => "Which texts"
