// Compiled by `npm run messages`: change the catalogue, not this file.
export const malformedRecordRange = () => "'after' und 'through' müssen IDs von Datensätzen der abgefragten Art sein."
export const unknownRecord = () => "Unter den Datensätzen, die Sie sehen dürfen, gibt es diesen nicht."
