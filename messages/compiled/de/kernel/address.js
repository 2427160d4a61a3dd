// Compiled by `npm run messages`: change the catalogue, not this file.
export const contradictoryZip = (d) => "Die Postleitzahl " + d.postalCode + " liegt nicht im Bundesstaat " + d.region + ": Prüfen Sie die Felder 'postalCode' und 'region'."
export const invalidCountry = (d) => "'" + d.country + "' ist kein Ländercode aus zwei Buchstaben: Prüfen Sie das Feld 'country'."
export const invalidPhoneNumber = (d) => "'" + d.phoneNumber + "' ist keine Telefonnummer: Prüfen Sie das Feld 'phoneNumber'."
export const invalidPostalCode = (d) => "'" + d.postalCode + "' ist keine Postleitzahl für " + d.country + ": Prüfen Sie das Feld 'postalCode'."
export const invalidRegion = (d) => "'" + d.region + "' ist kein Bundesstaat und keine Region für " + d.country + ": Prüfen Sie das Feld 'region'."
export const missingField = (d) => "In der Adresse fehlt das Feld '" + d.field + "'."
export const missingName = () => "In der Adresse fehlt das Feld 'name' oder ein Vor- und ein Nachname."
export const missingRegion = () => "In der Adresse fehlt das Feld 'region' mit dem Code des Bundesstaats oder der Provinz."
