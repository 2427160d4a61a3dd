// Compiled by `npm run messages`: change the catalogue, not this file.
/** Actions */
export declare const actions: () => string
/** Filter */
export declare const addFilter: () => string
/** All */
export declare const all: () => string
/** All of this list ({count, plural, one {# record} other {# records}}), not only what is selected */
export declare const allMatching: (values: { readonly count: number }) => string
/** All objects */
export declare const allObjects: () => string
/** Name in the API */
export declare const apiName: () => string
/** Apply */
export declare const apply: () => string
/** is at least */
export declare const atLeast: () => string
/** is at most */
export declare const atMost: () => string
/** Field to change */
export declare const changeField: () => string
/** Change {field} of {count, plural, one {# record} other {# records}} */
export declare const changeOf: (values: { readonly field: string; readonly count: number }) => string
/** Change {count, plural, one {# record} other {# records}} */
export declare const changeRecords: (values: { readonly count: number }) => string
/** Change the selected records */
export declare const changeSelected: () => string
/** {count, plural, one {# record was changed.} other {# records were changed.}} */
export declare const changedRecords: (values: { readonly count: number }) => string
/** Changes */
export declare const changes: () => string
/** Columns */
export declare const chooseColumns: () => string
/** Columns */
export declare const columns: () => string
/** A command at the server */
export declare const command: () => string
/** Comparison */
export declare const comparison: () => string
/** contains */
export declare const contains: () => string
/** Create */
export declare const create: () => string
/** Created */
export declare const created: () => string
/** Now */
export declare const currentValue: () => string
/** Delete */
export declare const deleteButton: () => string
/** Delete {record}? */
export declare const deleteRecord: (values: { readonly record: string }) => string
/** It cannot be brought back. */
export declare const deleteRecordText: () => string
/** Delete the selected records */
export declare const deleteSelected: () => string
/** All selected records are deleted, or none. They cannot be brought back. */
export declare const deleteSelectedText: () => string
/** Deleted */
export declare const deleted: () => string
/** Export as CSV */
export declare const exportFile: () => string
/** Nothing was changed, and the server gave no reason. */
export declare const failedWithoutReason: () => string
/** Field */
export declare const field: () => string
/** fields at the top */
export declare const fieldsAtTop: () => string
/** {field} {comparison} {value} */
export declare const filterText: (values: { readonly field: string; readonly comparison: string; readonly value: string }) => string
/** Filters */
export declare const filters: () => string
/** Find */
export declare const find: () => string
/** Find by {field} */
export declare const findIn: (values: { readonly field: string }) => string
/** First page */
export declare const firstPart: () => string
/** History */
export declare const history: () => string
/** Import from a file */
export declare const importFile: () => string
/** is */
export declare const is: () => string
/** is empty */
export declare const isEmpty: () => string
/** is not */
export declare const isNot: () => string
/** 2026-01-31 14:00 (UTC) */
export declare const momentPlaceholder: () => string
/** More than {count, number} records */
export declare const moreRecords: (values: { readonly count: number }) => string
/** Move {column} one place earlier */
export declare const moveEarlier: (values: { readonly column: string }) => string
/** Move {column} one place later */
export declare const moveLater: (values: { readonly column: string }) => string
/** New {object} */
export declare const newRecord: (values: { readonly object: string }) => string
/** Next page */
export declare const nextPart: () => string
/** No */
export declare const no: () => string
/** Nothing is called “{text}”, or several are. Choose a suggestion, or enter an id. */
export declare const noSuchReference: (values: { readonly text: string }) => string
/** (none) */
export declare const noValue: () => string
/** {count, plural, one {# record was not changed; it is below with the reason.} other {# records were not changed; they are below with the reason.}} */
export declare const notChangedRecords: (values: { readonly count: number }) => string
/** Nothing found */
export declare const nothingFound: () => string
/** Nothing is selected. */
export declare const nothingSelected: () => string
/** Object */
export declare const object: () => string
/** What */
export declare const operation: () => string
/** Order of the columns */
export declare const orderOfColumns: () => string
/** {part} could not be read. The rest of the page is complete. */
export declare const partFailed: (values: { readonly part: string }) => string
/** {partNumber} {name} */
export declare const productWithNumber: (values: { readonly partNumber: string; readonly name: string }) => string
/** Record */
export declare const record: () => string
/** {count, plural, one {# record} other {# records}} */
export declare const recordCount: (values: { readonly count: number }) => string
/** {objects} ({field}) */
export declare const relatedAs: (values: { readonly objects: string; readonly field: string }) => string
/** Remove */
export declare const removeFilter: () => string
/** Save */
export declare const save: () => string
/** Select {record} */
export declare const select: (values: { readonly record: string }) => string
/** Show all */
export declare const showAll: () => string
/** One of the filters cannot be applied: its field cannot have this value, or cannot be compared so. Remove it, or choose another comparison. */
export declare const unusableFilter: () => string
/** Changed */
export declare const updated: () => string
/** Value */
export declare const value: () => string
/** Views */
export declare const views: () => string
/** When */
export declare const when: () => string
/** Who */
export declare const who: () => string
/** Why it was not changed */
export declare const whyNot: () => string
/** Yes */
export declare const yes: () => string
