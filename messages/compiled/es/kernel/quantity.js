// Compiled by `npm run messages`: change the catalogue, not this file.
export const enterBetween = (d) => "Escriba un valor entre " + d.minimum + " y " + d.maximum + " en incrementos de " + d.increment + "."
export const notANumber = () => "Escriba un número válido."
