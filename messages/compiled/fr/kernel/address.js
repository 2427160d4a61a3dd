// Compiled by `npm run messages`: change the catalogue, not this file.
export const contradictoryZip = (d) => "Le code postal " + d.postalCode + " n’est pas dans l’État " + d.region + " : vérifiez les champs « postalCode » et « region »."
export const invalidCountry = (d) => "« " + d.country + " » n’est pas un code de pays à deux lettres : vérifiez le champ « country »."
export const invalidPhoneNumber = (d) => "« " + d.phoneNumber + " » n’est pas un numéro de téléphone : vérifiez le champ « phoneNumber »."
export const invalidPostalCode = (d) => "« " + d.postalCode + " » n’est pas un code postal du pays " + d.country + " : vérifiez le champ « postalCode »."
export const invalidRegion = (d) => "« " + d.region + " » n’est pas un État ni une région du pays " + d.country + " : vérifiez le champ « region »."
export const missingField = (d) => "Il manque à l’adresse le champ « " + d.field + " »."
export const missingName = () => "Il manque à l’adresse un « name », ou un prénom et un nom."
export const missingRegion = () => "Il manque à l’adresse une « region », le code de son État ou de sa province."
