/** The text of a form's field without the blanks around it; empty when the field is missing or holds a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
