// Compiled by `npm run messages`: change the catalogue, not this file.
export const malformedRecordRange = () => "'after' y 'through' deben ser ID de registros del tipo solicitado."
export const unknownRecord = () => "No existe ese registro entre los que usted puede ver."
