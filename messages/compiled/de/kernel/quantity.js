// Compiled by `npm run messages`: change the catalogue, not this file.
export const enterBetween = (d) => "Geben Sie einen Wert zwischen " + d.minimum + " und " + d.maximum + " in Schritten von " + d.increment + " ein."
export const notANumber = () => "Geben Sie eine gültige Zahl ein."
