const MAX_PO_NUMBER_LENGTH = 50

/** Checks a purchase order number: returns the error message, or undefined when it is valid or still empty. */
export function checkPoNumber(text: string): string | undefined {
  const { length } = text.trim()
  return length > MAX_PO_NUMBER_LENGTH
    ? `A purchase order number has at most ${MAX_PO_NUMBER_LENGTH} characters; this one has ${length}.`
    : undefined
}

/** The maximum number of arrangements in one call. */
export const MAX_ARRANGEMENTS_PER_CALL = 200
