// Compiled by `npm run messages`: change the catalogue, not this file.

export const ambiguousPartNumber = () => "Several products have this part number. Write it as the shop does."
export const malformedNumber = (d) => "Enter your part number: letters or digits, up to " + d.length + " characters."
export const malformedToken = () => "The page token is not one that this shop has given out."
export const noAccount = () => "Only buyers of an account have part numbers of their own."
export const shopNumber = () => "This is our part number of another product. Choose another number."
export const takenNumber = () => "This number stands for another product already. Remove it there first."
export const tooManyNumbers = (d) => "An account can have up to " + d.maximum + " part numbers of its own. Remove some first."
export const unknownNumber = () => "There is no such part number any more."
export const unknownProduct = () => "No product has this part number, or it is not available to you."
