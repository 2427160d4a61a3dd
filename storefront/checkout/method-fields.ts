/** Gets the name of a delivery group's method field. */
export function getMethodFieldName(groupId: string): string {
  return `deliveryMethodId-${groupId}`
}

/** Gets the id of the first choice of a delivery group's method field, which an error points to. */
export function getMethodFieldId(groupId: string): string {
  return `delivery-method-choice-${groupId}`
}
