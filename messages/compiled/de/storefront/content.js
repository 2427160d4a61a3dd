// Compiled by `npm run messages`: change the catalogue, not this file.
export const previewNothingAdded = () => "Dies ist eine Vorschau: Es wurde nichts in einen Warenkorb gelegt."
export const previewNothingSent = () => "Dies ist eine Vorschau: Es wurde nichts gesendet."
