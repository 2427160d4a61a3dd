/** A piece of HTML that may be put into another one as it is. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | null | readonly Html[]

/** Puts texts, escaped, and pieces of HTML, as they are, into a template. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: template.reduce((text, literal, index) => text + textOf(parts[index - 1] ?? null) + literal) }
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'html' in part ? part.html : part.map((one) => one.html).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
