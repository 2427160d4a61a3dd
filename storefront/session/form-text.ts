/** Gets the trimmed text of a form's field; empty when the field is missing or holds a file. */
export function readTextField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
