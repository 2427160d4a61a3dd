// Compiled by `npm run messages`: change the catalogue, not this file.

export const foreignAccount = () => "You may not see or change the addresses of this account."
export const fullBook = () => "The address book of this account is full. Remove an address first."
export const invalidFieldName = (d) => "'" + d.name + "' is no name of a custom field."
export const malformedId = () => "The query parameter 'addressId' is no record id."
export const malformedToken = () => "The query parameter 'pageToken' is no token that this list gave out."
export const noAccount = () => "Your user belongs to no account, so there is no address book."
export const tooManyCustomFields = (d) => "An address has at most " + d.maximum + " custom fields."
export const tooManyFields = () => "The query parameter 'fields' names more fields than an address has."
export const unknownAddress = () => "The account has no address of this id."
export const unknownCountry = () => "There is no country of this code."
export const unknownType = () => "The query parameter 'addressType' takes Shipping and Billing."
