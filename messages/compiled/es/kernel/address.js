// Compiled by `npm run messages`: change the catalogue, not this file.
export const contradictoryZip = (d) => "El código postal " + d.postalCode + " no corresponde al estado " + d.region + ": revise los campos 'postalCode' y 'region'."
export const invalidCountry = (d) => "'" + d.country + "' no es un código de país de dos letras: revise el campo 'country'."
export const invalidPhoneNumber = (d) => "'" + d.phoneNumber + "' no es un número de teléfono: revise el campo 'phoneNumber'."
export const invalidPostalCode = (d) => "'" + d.postalCode + "' no es un código postal de " + d.country + ": revise el campo 'postalCode'."
export const invalidRegion = (d) => "'" + d.region + "' no es un estado ni una región de " + d.country + ": revise el campo 'region'."
export const missingField = (d) => "Falta '" + d.field + "' en la dirección."
export const missingName = () => "En la dirección falta 'name', o bien el nombre y el apellido."
export const missingRegion = () => "En la dirección falta 'region', el código del estado o la provincia."
