const SAID: Readonly<Record<string, string>> = {
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

/** A stored word as it is read, such as `Row reverse` for `row-reverse`. */
export function wordsOf(stored: string): string {
  const said = SAID[stored]
  if (said !== undefined) return said
  const words = stored.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
