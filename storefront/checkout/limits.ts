const PO_NUMBER_LENGTH = 50

/** Why a purchase order number cannot be taken as it is typed; undefined when it can, or is not there yet. */
export function poNumberFault(text: string): string | undefined {
  const { length } = text.trim()
  return length > PO_NUMBER_LENGTH
    ? `A purchase order number has at most ${PO_NUMBER_LENGTH} characters; this one has ${length}.`
    : undefined
}

/** How many lines can be spread over deliveries in one call. */
export const ARRANGEMENTS_PER_CALL = 200
