// Compiled by `npm run messages`: change the catalogue, not this file.

export const notSentAfterFailure = () => "Something went wrong on our side. What you entered is still here."
export const notSentForNetwork = () => "The shop could not be reached. What you entered is still here."
export const outdatedAfterFailure = () => "Something went wrong on our side. What this page shows may be out of date."
export const outdatedForNetwork = () => "The shop could not be reached. What this page shows may be out of date."
export const tryAgain = () => "Try again"
export const unreachable = () => "The shop could not be reached."
