import { splitAtElementPlaceholders } from '@hydrant/kernel/text/element-argument.ts'

/** HTML that may be inserted into other HTML without escaping. */
export interface Html {
  readonly html: string
}

/** Renders a message as HTML; each `createElementPlaceholder` in its text is replaced by the element of that name. */
export function renderMessageHtml(text: string, elements: Readonly<Record<string, Html>>): Html {
  return html`${splitAtElementPlaceholders(text).map((part, index) => (index % 2 === 1 ? (elements[part] ?? html``) : html`${part}`))}`
}

type HtmlValue = Html | string | number | null | readonly Html[]

/** A template tag for HTML: escapes texts and inserts `Html` values as they are. */
export function html(template: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { html: template.reduce((text, literal, index) => text + toHtmlText(values[index - 1] ?? null) + literal) }
}

function toHtmlText(value: HtmlValue): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map((fragment) => fragment.html).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
