// Compiled by `npm run messages`: change the catalogue, not this file.
export const lessExpected = (d) => "Von dieser Position werden nur noch " + d.available + " erwartet."
export const lessReceived = () => "Es kann nicht mehr eingehen als erwartet, und nicht mehr zurückgenommen und abgelehnt werden als eingegangen ist."
export const noQuantity = () => "Die Menge muss über null liegen."
export const tooMuchToReturn = (d) => d.sku + ": Nur " + d.available + " können zurückkommen. Was in einem Rücksendeauftrag angekündigt ist, wird damit zurückgesendet."
export const unknownReturnLine = (d) => "Der Rücksendeauftrag hat keine Position '" + d.id + "'."
export const unknownReturnOrder = () => "Diesen Rücksendeauftrag gibt es nicht."
