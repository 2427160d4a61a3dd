// Compiled by `npm run messages`: change the catalogue, not this file.
/** After */
export declare const after: () => string
/** No row can be imported as it is. Choose the columns again, or change the file and upload it anew. */
export declare const allRejected: () => string
/** Before */
export declare const before: () => string
/** By */
export declare const by: () => string
/** Cancel this import */
export declare const cancel: () => string
/** Nothing more of the file is imported. What was written stays. */
export declare const cancelText: () => string
/** Change what the columns are for */
export declare const changeMapping: () => string
/** What would change */
export declare const changes: () => string
/** Check without changing anything */
export declare const check: () => string
/** Check again */
export declare const checkAgain: () => string
/** The first {count} rows were checked; the file has {total}. The others are imported, too, and each row is checked again when it is. */
export declare const checkedPart: (values: { readonly count: string; readonly total: string }) => string
/** You may close this page: this goes on without it. */
export declare const closePage: () => string
/** Such as {samples} */
export declare const columnHint: (values: { readonly samples: string }) => string
/** What the columns are for */
export declare const columns: () => string
/** Uploaded */
export declare const createdOn: () => string
/** Nothing to do any more */
export declare const dismiss: () => string
/** Download the rejected rows */
export declare const downloadRejects: () => string
/** Download the imported rows */
export declare const downloadResults: () => string
/** An empty cell leaves its field as it is; #N/A empties it. */
export declare const emptyCells: () => string
/** The file is empty. */
export declare const emptyFile: () => string
/** Rejected */
export declare const failedRows: () => string
/** Field */
export declare const field: () => string
/** File */
export declare const file: () => string
/** CSV or text with columns, of at most 20 MB. The first row has the headings. */
export declare const fileHint: () => string
/** The file has more than 20 MB. Divide it, or import it as a job of the record API. */
export declare const fileTooLarge: () => string
/** Find existing records by */
export declare const findBy: () => string
/** Import {fileName} */
export declare const importOf: (values: { readonly fileName: string }) => string
/** Import from a file */
export declare const importTitle: () => string
/** Imports */
export declare const imports: () => string
/** Imports and their files are kept for seven days. */
export declare const keptFor: () => string
/** Leave out */
export declare const leaveOut: () => string
/** Mend the rejected rows in that file, and import it again: the column with the reason is left out by itself. */
export declare const mendRejects: () => string
/** new */
export declare const newRecord: () => string
/** Nothing was imported in the last seven days. */
export declare const noImports: () => string
/** The file is no text. Save a workbook as CSV first, or copy its rows and paste them. */
export declare const noTextFile: () => string
/** Choose a file, or paste rows. */
export declare const nothingSent: () => string
/** What is done with the rows */
export declare const operation: () => string
/** Only add new records */
export declare const operationInsert: () => string
/** Only change existing records */
export declare const operationUpdate: () => string
/** Add new records, and change existing ones */
export declare const operationUpsert: () => string
/** Or paste rows of a spreadsheet */
export declare const paste: () => string
/** With their headings. */
export declare const pasteHint: () => string
/** Pasted rows */
export declare const pastedName: () => string
/** {done} of {total} rows */
export declare const progress: (values: { readonly done: string; readonly total: string }) => string
/** Reason */
export declare const reason: () => string
/** Record */
export declare const record: () => string
/** Rejected rows */
export declare const rejects: () => string
/** The first ones are shown; the file has all of them. */
export declare const rejectsHint: () => string
/** See how far it is now */
export declare const reload: () => string
/** Rows that name a record of an earlier row are imported after it, and are not checked. */
export declare const repeatedHint: () => string
/** Row */
export declare const row: () => string
/** Import {count, plural, one {# row} other {# rows}} */
export declare const run: (values: { readonly count: number }) => string
/** Cancelled */
export declare const stateCancelled: () => string
/** Could not be checked */
export declare const stateCheckFailed: () => string
/** Checked */
export declare const stateChecked: () => string
/** Being checked */
export declare const stateChecking: () => string
/** Done */
export declare const stateComplete: () => string
/** Failed */
export declare const stateFailed: () => string
/** Uploaded */
export declare const stateMapping: () => string
/** Being imported */
export declare const stateRunning: () => string
/** Waits to be imported */
export declare const stateWaiting: () => string
/** Status */
export declare const status: () => string
/** Into */
export declare const to: () => string
/** Upload and go on */
export declare const upload: () => string
/** Changed */
export declare const whatChanged: () => string
/** What the check has found */
export declare const whatChecked: () => string
/** New */
export declare const whatNew: () => string
/** Rejected */
export declare const whatRejected: () => string
/** Named again */
export declare const whatRepeated: () => string
/** Unchanged */
export declare const whatUnchanged: () => string
/** Imported */
export declare const whatWritten: () => string
