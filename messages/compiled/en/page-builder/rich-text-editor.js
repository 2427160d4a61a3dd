// Compiled by `npm run messages`: change the catalogue, not this file.
import { en } from '@messageformat/runtime/lib/cardinals'
import { plural } from '@messageformat/runtime'
export const addressIncomplete = () => "This is only the beginning of an address. Write all of it, such as https://www.example.com, mailto:sales@example.com or tel:+15550140."
export const addressInvalid = () => "Write a path of this shop, which begins with /, or an address that begins with https://, mailto: or tel:."
export const attribute = (d) => "the attribute " + d.name
export const bold = () => "Bold"
export const byItsFirstWords = () => "By its first words"
export const changeTheLink = () => "Change the link"
export const chooseAPage = () => "Choose a page"
export const closeThisMessage = () => "Close this message"
export const element = (d) => "the element <" + d.tag + ">"
export const figure = () => "a figure"
export const file = () => "a file"
export const heading = (d) => "Heading " + d.level
export const howItLooks = (d) => "How it looks: " + d.label
export const invisibleMarkup = () => "comments, elements or attributes that the shop does not show"
export const italic = () => "Italic"
export const kindOfParagraph = () => "Kind of paragraph"
export const leadsTo = () => "Leads to"
export const leftOut = (d) => plural(d.count, 0, en, { one: d.names + " was left out", other: d.names + " were left out" })
export const leftToRight = () => "Left to right"
export const line = () => "Line"
export const link = () => "Link"
export const list = () => "List"
export const listOfTerms = () => "a list of terms"
export const makeItALink = () => "Make it a link"
export const nestedElements = () => "elements that are nested in a way of their own"
export const numberedList = () => "Numbered list"
export const paragraph = () => "Paragraph"
export const pastedAndLeftOut = (d) => d.pasted + ", and " + d.leftOut
export const pastedAsText = (d) => plural(d.count, 0, en, { one: d.names + " was pasted as plain text", other: d.names + " were pasted as plain text" })
export const picture = () => "a picture"
export const preformattedWords = () => "preformatted words"
export const quote = () => "Quote"
export const removeTheLink = () => "Remove the link"
export const rightToLeft = () => "Right to left"
export const table = () => "a table"
export const textDirection = () => "Text direction"
export const underline = () => "Underline"
export const video = () => "a video"
export const whatTheFieldHolds = (d) => d.loss + ": this field holds headings, lists, links and words only."
export const wordsOfTheLink = () => "Words of the link"
