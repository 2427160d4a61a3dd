// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const added = (d) => "The entry " + d.id + " was added past the chain."
export const changed = (d) => "The entry " + d.id + " at position " + d.position + " is not what it was, or not where it was."
export const help = () => "npm run history -- --verify [--hash <hash>]\n\nFollows the chain of the history of changes from the first entry to the last one, in the database of DATABASE_URL or, while the shop is stopped, in HYDRANT_DATA_DIR. With the hash that an earlier run printed, that entry must still be in the chain."
export const malformedTime = () => "Write 'from' and 'to' as a day or a time, such as 2026-03-31 or 2026-03-31T12:00:00Z."
export const missing = (d) => "The entry at position " + d.position + " is missing."
export const noHistory = () => "This database has no history: it is of no shop, or of an older version, which gets one when the shop starts."
export const noShopInFolder = (d) => "There is no shop in the data folder " + d.folder + "."
export const unchanged = (d) => plural(d.count, 0, en, { "0": "The history is empty.", one: "The only entry of the history is what it was. Its hash: " + d.hash, other: "All " + strictNumber(currentLocale(), d.count, 0, "count") + " entries of the history are what they were. The hash of the last one: " + d.hash })
export const unchangedBefore = (d) => plural(d.count, 0, en, { "0": "None was found before it.", one: "The one before it is what it was.", other: "All " + strictNumber(currentLocale(), d.count, 0, "count") + " before it are what they were." })
export const unknownHash = () => "No entry has the hash that was given: the history was made anew, or it is another one."
