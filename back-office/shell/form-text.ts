/** Reads a text of a form, without the spaces around it; an empty one when the form has none of the name. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads all texts of a form, without the spaces around them, by the names of their fields; of several the last one. */
export function readTexts(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()] as const] : [])),
  )
}
