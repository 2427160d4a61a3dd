// Compiled by `npm run messages`: change the catalogue, not this file.

export const contradictoryZip = (d) => "The ZIP code " + d.postalCode + " is not in the state " + d.region + ": check the fields 'postalCode' and 'region'."
export const invalidCountry = (d) => "'" + d.country + "' is no two-letter country code: check the field 'country'."
export const invalidPhoneNumber = (d) => "'" + d.phoneNumber + "' is no phone number: check the field 'phoneNumber'."
export const invalidPostalCode = (d) => "'" + d.postalCode + "' is no postal code of " + d.country + ": check the field 'postalCode'."
export const invalidRegion = (d) => "'" + d.region + "' is no state or region of " + d.country + ": check the field 'region'."
export const missingField = (d) => "The address needs a '" + d.field + "'."
export const missingName = () => "The address needs a 'name', or a first and a last name."
export const missingRegion = () => "The address needs a 'region', the code of its state or province."
