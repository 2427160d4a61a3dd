/** Characters that a purchase order number may have. */
export const PO_NUMBER_LENGTH = 50
