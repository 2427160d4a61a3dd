// Compiled by `npm run messages`: change the catalogue, not this file.
export const enterBetween = (d) => "Saisissez une valeur entre " + d.minimum + " et " + d.maximum + ", par paliers de " + d.increment + "."
export const notANumber = () => "Saisissez un nombre valide."
