// Compiled by `npm run messages`: change the catalogue, not this file.
export const malformedRecordRange = () => "« after » et « through » doivent être des identifiants d’enregistrements du type demandé."
export const unknownRecord = () => "Cet enregistrement ne figure pas parmi ceux que vous pouvez voir."
