/** The name of the field for the method of a delivery, by the id of its group. */
export function methodNameOf(groupId: string): string {
  return `deliveryMethodId-${groupId}`
}

/** The id of the first choice of that field, where a fault leads to. */
export function methodFieldOf(groupId: string): string {
  return `delivery-method-choice-${groupId}`
}
