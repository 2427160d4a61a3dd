// Compiled by `npm run messages`: change the catalogue, not this file.
/** Record rolled back because not all records were valid and the request was using AllOrNone. */
export declare const afterRollback: () => string
/** {field}: bad value for restricted picklist field: {value} */
export declare const badPicklistValue: (values: { readonly field: string; readonly value: string }) => string
/** The request was not run, because one before it failed. */
export declare const batchHalted: () => string
/** The job could not be processed. The log of the shop has the reason under {id}. */
export declare const bulkFailed: (values: { readonly id: string }) => string
/** The file of a job has at most 150,000,000 bytes. */
export declare const bulkFileTooLarge: () => string
/** The file did not arrive whole. */
export declare const bulkIncomplete: () => string
/** The file has a line of more than a million characters. */
export declare const bulkLineTooLong: () => string
/** InvalidBatch : The file needs the column {column} */
export declare const bulkMissingColumn: (values: { readonly column: string }) => string
/** The first row of the file names a field in each of its cells, which are at most 500. */
export declare const bulkNoHeader: () => string
/** The file of a job is sent as text/csv. */
export declare const bulkNotCsv: () => string
/** The file is no text in UTF-8. */
export declare const bulkNotUtf8: () => string
/** InvalidBatch : The file may have no other column than Id */
export declare const bulkOtherColumn: () => string
/** InvalidBatch : Field name occurs more than once : {column} */
export declare const bulkRepeatedColumn: (values: { readonly column: string }) => string
/** InvalidBatch : Field name not found : {column} */
export declare const bulkUnknownColumn: (values: { readonly column: string }) => string
/** The row has {actual} cells, and the header has {expected}. */
export declare const bulkWrongCellCount: (values: { readonly actual: string; readonly expected: string }) => string
/** Unable to create/update fields: {fields}. They are read-only, or can only be set when a record is created. */
export declare const cannotWriteFields: (values: { readonly fields: string }) => string
/** Somebody else has changed this view. Look at it and try again. */
export declare const changedListView: () => string
/** The record has been changed since {since}. */
export declare const changedSince: (values: { readonly since: string }) => string
/** A query inside the SELECT list can have neither aggregates nor further queries inside. */
export declare const childNotSupported: () => string
/** Didn''t understand relationship ''{relationship}'' in FROM part of query call. */
export declare const childRelationship: (values: { readonly relationship: string }) => string
/** {field}: invalid cross reference id {id} */
export declare const crossReference: (values: { readonly field: string; readonly id: string }) => string
/** Your attempt to delete {id} could not be completed because other records refer to it. */
export declare const deleteRefused: (values: { readonly id: string }) => string
/** duplicate value found: {field} duplicates value on record with id: {id} */
export declare const duplicateValue: (values: { readonly field: string; readonly id: string }) => string
/** duplicate value found: another record has the same value of a unique field */
export declare const duplicateValueAtOnce: () => string
/** You may not use the records of {object} in this way. */
export declare const entityInaccessible: (values: { readonly object: string }) => string
/** Field must be grouped or aggregated: {field} */
export declare const fieldNotAggregated: (values: { readonly field: string }) => string
/** invalid query locator */
export declare const foreignLocator: () => string
/** The headings cannot be read: {reason} */
export declare const importBrokenHeadings: (values: { readonly reason: string }) => string
/** changed or unchanged */
export declare const importChanged: () => string
/** The file could not be checked. The log of the shop has the reason under {id}. */
export declare const importCheckFailed: (values: { readonly id: string }) => string
/** Column {number} */
export declare const importColumn: (values: { readonly number: string }) => string
/** The file is empty. */
export declare const importEmpty: () => string
/** The import has begun or ended, so that it cannot be changed any more. */
export declare const importHasBegun: () => string
/** Record ID */
export declare const importIdHeading: () => string
/** The file is being checked. */
export declare const importIsChecking: () => string
/** You may not do this with records of {object}. */
export declare const importMayNot: (values: { readonly object: string }) => string
/** Choose the column that has the {field} of existing records. */
export declare const importMissingKey: (values: { readonly field: string }) => string
/** new */
export declare const importNew: () => string
/** Choose what at least one column is for. */
export declare const importNoFields: () => string
/** There is no record with this {field}: {value} */
export declare const importNoRecord: (values: { readonly field: string; readonly value: string }) => string
/** The file has no rows below its headings. */
export declare const importNoRows: () => string
/** Check the file first: nothing is imported that was not shown. */
export declare const importNotChecked: () => string
/** The import has not ended. */
export declare const importNotEnded: () => string
/** The import ended before this row. */
export declare const importNotReached: () => string
/** What was wrong */
export declare const importReasonHeading: () => string
/** Two columns are for {field}. */
export declare const importRepeatedField: (values: { readonly field: string }) => string
/** Result */
export declare const importResultHeading: () => string
/** A file to import has at most 20,000,000 bytes. Larger ones are imported as jobs of the record API. */
export declare const importTooLarge: () => string
/** No column can be for {field}. */
export declare const importUnknownField: (values: { readonly field: string }) => string
/** Records cannot be found by {field}. */
export declare const importUnknownKey: (values: { readonly field: string }) => string
/** The file has {expected} columns, and {actual} were sent. */
export declare const importWrongColumnCount: (values: { readonly expected: string; readonly actual: string }) => string
/** {object} ID: id value of incorrect type: {value} */
export declare const invalidReferenceValue: (values: { readonly object: string; readonly value: string }) => string
/** The job has ended. */
export declare const jobHasEnded: () => string
/** The job is being processed. Abort it first. */
export declare const jobIsRunning: () => string
/** The job has no result yet. */
export declare const jobNotComplete: () => string
/** The job takes no file any more: it has one, or has ended. */
export declare const jobNotOpen: () => string
/** The job has no file yet. */
export declare const jobWithoutFile: () => string
/** The query returns more than {maximum} rows. Add a condition or a LIMIT. */
export declare const largeResult: (values: { readonly maximum: string }) => string
/** Another view of this list is called “{name}”. */
export declare const listViewNameTaken: (values: { readonly name: string }) => string
/** unexpected token: ''{token}'' */
export declare const malformedQuery: (values: { readonly token: string }) => string
/** Required fields are missing: [{fields}] */
export declare const missingFields: (values: { readonly fields: string }) => string
/** A query is required in the parameter ''q''. */
export declare const missingQuery: () => string
/** AND and OR are mixed: put parentheses around what belongs together. */
export declare const mixedOperators: () => string
/** The query is nested too deeply, or too long. */
export declare const nestedTooDeeply: () => string
/** The requested resource does not exist */
export declare const noObject: () => string
/** Provided external ID field does not exist or is not accessible: {field} */
export declare const noRecord: (values: { readonly field: string }) => string
/** No such column ''{column}'' on entity ''{object}''. Names of custom fields end in ''__c''. */
export declare const noSuchColumn: (values: { readonly column: string; readonly object: string }) => string
/** No such column ''{column}'' on sobject of type {object} */
export declare const noSuchField: (values: { readonly column: string; readonly object: string }) => string
/** {feature} is not supported by this shop. */
export declare const notSupported: (values: { readonly feature: string }) => string
/** More than one record has {field} {value}. */
export declare const notUniqueReference: (values: { readonly field: string; readonly value: string }) => string
/** {field}: value outside of valid range: {value} */
export declare const numberOutsideRange: (values: { readonly field: string; readonly value: string }) => string
/** Every record needs its type in ''attributes''. */
export declare const objectNotInRow: () => string
/** {field}: this shop has no other value than {value}. */
export declare const onlyValue: (values: { readonly field: string; readonly value: string }) => string
/** The record has been changed: it has another ETag now. */
export declare const otherTag: () => string
/** Didn''t understand relationship ''{relationship}'' in field path. */
export declare const parentRelationship: (values: { readonly relationship: string }) => string
/** The transaction was rolled back since another operation in the same transaction failed. */
export declare const processingHalted: () => string
/** Your query request was running for too long. */
export declare const queryTimeout: () => string
/** Every request needs a reference of its own. */
export declare const repeatedReference: () => string
/** Views for all staff are saved and changed by those who may change settings. */
export declare const sharedListViews: () => string
/** {field}: data value too large: {value} (max length={maximum}) */
export declare const textTooLong: (values: { readonly field: string; readonly value: string; readonly maximum: string }) => string
/** You have as many jobs as can be kept, or their files are too large together. Delete some; jobs of more than seven days are deleted. */
export declare const tooManyJobs: () => string
/** A request may contain at most five queries and requests for several records. */
export declare const tooManyLargeRequests: () => string
/** A list has at most {maximum, number} views. Delete one that nobody needs. */
export declare const tooManyListViews: (values: { readonly maximum: number }) => string
/** A request may contain at most {maximum} records. */
export declare const tooManyRows: (values: { readonly maximum: string }) => string
/** Every record needs a reference of its own in ''attributes''. */
export declare const treeReference: () => string
/** A tree may have at most 200 records of five objects on five levels. */
export declare const treeTooLarge: () => string
/** Not considered for filter because unindexed */
export declare const unindexedFilter: () => string
/** There is no such view, or it is somebody else’s. */
export declare const unknownListView: () => string
/** Invalid reference specified. No value for {reference} found. */
export declare const unknownReference: (values: { readonly reference: string }) => string
/** sObject type ''{object}'' is not supported. */
export declare const unsupportedObject: (values: { readonly object: string }) => string
/** value of filter criterion for field ''{field}'' must be of type {type} */
export declare const valueMismatch: (values: { readonly field: string; readonly type: string }) => string
/** {field}: value not of required type: {value} */
export declare const wrongType: (values: { readonly field: string; readonly value: string }) => string
