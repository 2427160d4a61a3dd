// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const cancel = () => "Cancel"
export const changeCell = (d) => "Change " + d.field + " of " + d.record
export const changeCellHint = () => "Press F2, or double-click the cell"
export const changedMeanwhile = (d) => d.person + " has changed this to “" + d.value + "” meanwhile. Save again to replace it, or take it as it is."
export const deletedMeanwhile = () => "This record has been deleted meanwhile."
export const editRows = () => "Edit rows"
export const notRestored = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " row has", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows have" }) + " not got the old values back"
export const nothing = () => "nothing"
export const restored = (d) => plural(d.count, 0, en, { one: d.record + " has its old value back.", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows have their old values back." })
export const save = () => "Save"
export const savedRows = (d) => plural(d.count, 0, en, { one: d.record + " was saved.", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows were saved." })
export const somebody = () => "Somebody"
export const stopEditing = () => "Stop editing"
export const undo = () => "Undo"
