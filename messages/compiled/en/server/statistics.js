// Compiled by `npm run messages`: change the catalogue, not this file.

export const invalidDay = () => "The query parameter 'day' is no day of the calendar."
export const tooManyReports = () => "There were too many reports from this address. Wait a minute and report less often."
