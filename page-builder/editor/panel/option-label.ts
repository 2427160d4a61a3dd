import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
const OPTION_LABELS: Readonly<Record<string, () => string>> = {
  '': messages.asUsual,
  p: messages.paragraph,
  'as-tag': messages.asItsKind,
  s: messages.small,
  m: messages.medium,
  l: messages.large,
}

/** Converts a stored option to its label, such as `Row reverse` for `row-reverse`. */
export function toOptionLabel(stored: string): string {
  const label = OPTION_LABELS[stored]
  if (label !== undefined) return label()
  const level = /^h([1-6])$/.exec(stored)?.[1]
  if (level !== undefined) return messages.heading({ level })
  const text = stored.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
