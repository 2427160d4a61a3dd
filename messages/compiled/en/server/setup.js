// Compiled by `npm run messages`: change the catalogue, not this file.

export const alreadySetUp = () => "This shop has an administrator already, so it cannot be set up again. If that is you, sign in."
export const invalidEmail = () => "The 'email' is no email address."
export const missingFirstName = () => "The 'firstName' is empty."
export const missingLastName = () => "The 'lastName' is empty."
export const otherPrices = (d) => "The shop has prices in " + d.currency + " already, so its currency has to be " + d.currency + "."
export const takenEmail = () => "Another user of this shop has this email address already."
export const unknownCountry = () => "The 'country' is none of the countries in ISO 3166."
export const unknownCurrency = () => "The 'currencyIsoCode' is none of the currencies in ISO 4217."
export const wrongToken = () => "This address is incomplete or no longer valid. Each start of the shop prints a new one while the shop has no administrator: restart it, and open that address."
