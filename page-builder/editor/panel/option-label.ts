const OPTION_LABELS: Readonly<Record<string, string>> = {
  '': 'As usual',
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  h6: 'Heading 6',
  p: 'Paragraph',
  'as-tag': 'As its kind',
  s: 'Small',
  m: 'Medium',
  l: 'Large',
}

/** Converts a stored option to its label, such as `Row reverse` for `row-reverse`. */
export function toOptionLabel(stored: string): string {
  const label = OPTION_LABELS[stored]
  if (label !== undefined) return label
  const text = stored.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
