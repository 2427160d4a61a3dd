// Compiled by `npm run messages`: change the catalogue, not this file.
import { number } from '@messageformat/runtime'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const afterRollback = () => "Record rolled back because not all records were valid and the request was using AllOrNone."
export const badPicklistValue = (d) => d.field + ": bad value for restricted picklist field: " + d.value
export const batchHalted = () => "The request was not run, because one before it failed."
export const bulkFailed = (d) => "The job could not be processed. The log of the shop has the reason under " + d.id + "."
export const bulkFileTooLarge = () => "The file of a job has at most 150,000,000 bytes."
export const bulkIncomplete = () => "The file did not arrive whole."
export const bulkLineTooLong = () => "The file has a line of more than a million characters."
export const bulkMissingColumn = (d) => "InvalidBatch : The file needs the column " + d.column
export const bulkNoHeader = () => "The first row of the file names a field in each of its cells, which are at most 500."
export const bulkNotCsv = () => "The file of a job is sent as text/csv."
export const bulkNotUtf8 = () => "The file is no text in UTF-8."
export const bulkOtherColumn = () => "InvalidBatch : The file may have no other column than Id"
export const bulkRepeatedColumn = (d) => "InvalidBatch : Field name occurs more than once : " + d.column
export const bulkUnknownColumn = (d) => "InvalidBatch : Field name not found : " + d.column
export const bulkWrongCellCount = (d) => "The row has " + d.actual + " cells, and the header has " + d.expected + "."
export const cannotWriteFields = (d) => "Unable to create/update fields: " + d.fields + ". They are read-only, or can only be set when a record is created."
export const changedListView = () => "Somebody else has changed this view. Look at it and try again."
export const changedSince = (d) => "The record has been changed since " + d.since + "."
export const childNotSupported = () => "A query inside the SELECT list can have neither aggregates nor further queries inside."
export const childRelationship = (d) => "Didn't understand relationship '" + d.relationship + "' in FROM part of query call."
export const crossReference = (d) => d.field + ": invalid cross reference id " + d.id
export const deleteRefused = (d) => "Your attempt to delete " + d.id + " could not be completed because other records refer to it."
export const duplicateValue = (d) => "duplicate value found: " + d.field + " duplicates value on record with id: " + d.id
export const duplicateValueAtOnce = () => "duplicate value found: another record has the same value of a unique field"
export const entityInaccessible = (d) => "You may not use the records of " + d.object + " in this way."
export const fieldNotAggregated = (d) => "Field must be grouped or aggregated: " + d.field
export const foreignLocator = () => "invalid query locator"
export const importBrokenHeadings = (d) => "The headings cannot be read: " + d.reason
export const importChanged = () => "changed or unchanged"
export const importCheckFailed = (d) => "The file could not be checked. The log of the shop has the reason under " + d.id + "."
export const importColumn = (d) => "Column " + d.number
export const importEmpty = () => "The file is empty."
export const importHasBegun = () => "The import has begun or ended, so that it cannot be changed any more."
export const importIdHeading = () => "Record ID"
export const importIsChecking = () => "The file is being checked."
export const importMayNot = (d) => "You may not do this with records of " + d.object + "."
export const importMissingKey = (d) => "Choose the column that has the " + d.field + " of existing records."
export const importNew = () => "new"
export const importNoFields = () => "Choose what at least one column is for."
export const importNoRecord = (d) => "There is no record with this " + d.field + ": " + d.value
export const importNoRows = () => "The file has no rows below its headings."
export const importNotChecked = () => "Check the file first: nothing is imported that was not shown."
export const importNotEnded = () => "The import has not ended."
export const importNotReached = () => "The import ended before this row."
export const importReasonHeading = () => "What was wrong"
export const importRepeatedField = (d) => "Two columns are for " + d.field + "."
export const importResultHeading = () => "Result"
export const importTooLarge = () => "A file to import has at most 20,000,000 bytes. Larger ones are imported as jobs of the record API."
export const importUnknownField = (d) => "No column can be for " + d.field + "."
export const importUnknownKey = (d) => "Records cannot be found by " + d.field + "."
export const importWrongColumnCount = (d) => "The file has " + d.expected + " columns, and " + d.actual + " were sent."
export const invalidReferenceValue = (d) => d.object + " ID: id value of incorrect type: " + d.value
export const jobHasEnded = () => "The job has ended."
export const jobIsRunning = () => "The job is being processed. Abort it first."
export const jobNotComplete = () => "The job has no result yet."
export const jobNotOpen = () => "The job takes no file any more: it has one, or has ended."
export const jobWithoutFile = () => "The job has no file yet."
export const largeResult = (d) => "The query returns more than " + d.maximum + " rows. Add a condition or a LIMIT."
export const listViewNameTaken = (d) => "Another view of this list is called “" + d.name + "”."
export const malformedQuery = (d) => "unexpected token: '" + d.token + "'"
export const missingFields = (d) => "Required fields are missing: [" + d.fields + "]"
export const missingQuery = () => "A query is required in the parameter 'q'."
export const mixedOperators = () => "AND and OR are mixed: put parentheses around what belongs together."
export const nestedTooDeeply = () => "The query is nested too deeply, or too long."
export const noObject = () => "The requested resource does not exist"
export const noRecord = (d) => "Provided external ID field does not exist or is not accessible: " + d.field
export const noSuchColumn = (d) => "No such column '" + d.column + "' on entity '" + d.object + "'. Names of custom fields end in '__c'."
export const noSuchField = (d) => "No such column '" + d.column + "' on sobject of type " + d.object
export const notSupported = (d) => d.feature + " is not supported by this shop."
export const notUniqueReference = (d) => "More than one record has " + d.field + " " + d.value + "."
export const numberOutsideRange = (d) => d.field + ": value outside of valid range: " + d.value
export const objectNotInRow = () => "Every record needs its type in 'attributes'."
export const onlyValue = (d) => d.field + ": this shop has no other value than " + d.value + "."
export const otherTag = () => "The record has been changed: it has another ETag now."
export const parentRelationship = (d) => "Didn't understand relationship '" + d.relationship + "' in field path."
export const processingHalted = () => "The transaction was rolled back since another operation in the same transaction failed."
export const queryTimeout = () => "Your query request was running for too long."
export const repeatedReference = () => "Every request needs a reference of its own."
export const sharedListViews = () => "Views for all staff are saved and changed by those who may change settings."
export const textTooLong = (d) => d.field + ": data value too large: " + d.value + " (max length=" + d.maximum + ")"
export const tooManyJobs = () => "You have as many jobs as can be kept, or their files are too large together. Delete some; jobs of more than seven days are deleted."
export const tooManyLargeRequests = () => "A request may contain at most five queries and requests for several records."
export const tooManyListViews = (d) => "A list has at most " + number(currentLocale(), d.maximum, 0) + " views. Delete one that nobody needs."
export const tooManyRows = (d) => "A request may contain at most " + d.maximum + " records."
export const treeReference = () => "Every record needs a reference of its own in 'attributes'."
export const treeTooLarge = () => "A tree may have at most 200 records of five objects on five levels."
export const unindexedFilter = () => "Not considered for filter because unindexed"
export const unknownListView = () => "There is no such view, or it is somebody else’s."
export const unknownReference = (d) => "Invalid reference specified. No value for " + d.reference + " found."
export const unsupportedObject = (d) => "sObject type '" + d.object + "' is not supported."
export const valueMismatch = (d) => "value of filter criterion for field '" + d.field + "' must be of type " + d.type
export const wrongType = (d) => d.field + ": value not of required type: " + d.value
