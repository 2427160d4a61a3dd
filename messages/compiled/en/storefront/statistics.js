// Compiled by `npm run messages`: change the catalogue, not this file.

export const notAListOfVisits = () => "The field 'visits' must be a list of visits as JSON."
