// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const details = () => "More"
export const detailsOfRow = (d) => "More of " + d.row
export const fieldOfRow = (d) => d.field + ": " + d.row
export const hasMore = (d) => "The first " + plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count"), other: strictNumber(currentLocale(), d.count, 0, "count") }) + " are shown: search for the others."
export const key = () => "Part number"
export const newRow = () => "new"
export const none = () => "There are none."
export const remove = () => "Remove"
export const removeRow = (d) => "Remove " + d.row
export const rowsRejected = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " row was", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows were" }) + " not saved"
export const rowsSaved = (d) => plural(d.count, 0, en, { "0": "No other row was changed.", one: strictNumber(currentLocale(), d.count, 0, "count") + " other row was saved.", other: strictNumber(currentLocale(), d.count, 0, "count") + " other rows were saved." })
export const saveTable = (d) => "Save " + d.name
