// Compiled by `npm run messages`: change the catalogue, not this file.

export const formReplaced = () => "This form has been replaced since you opened the page. Check what you have entered and send it once more."
export const malformedDate = () => "'earliestDate' and 'latestDate' must be days or moments such as 2026-01-31 or 2026-01-31T08:00:00Z."
export const tooManyForms = () => "Many forms have come from you within an hour. Wait a while and send this one again, or call us."
export const unknownForm = () => "There is no such form on this page."
export const unknownReference = () => "No form was received under this reference number."
export const unknownSubmission = () => "There is no such form among those that were received."
