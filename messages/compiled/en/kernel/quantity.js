// Compiled by `npm run messages`: change the catalogue, not this file.

export const enterBetween = (d) => "Enter a value between " + d.minimum + " and " + d.maximum + " in increments of " + d.increment + "."
export const notANumber = () => "Enter a valid number."
