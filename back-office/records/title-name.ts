/** The name under which the title of the record that a reference names is among the values of a form. */
export function toTitleName(fieldName: string): string {
  return `${fieldName}:title`
}
