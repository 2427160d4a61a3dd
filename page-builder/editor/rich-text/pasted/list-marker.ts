/** What a list is that begins with a marker, in the terms of HTML. */
export interface MarkedList {
  readonly tag: 'ul' | 'ol'
  /** The kind of its numbers, such as `a`; null for figures, and where there are none. */
  readonly type: 'a' | 'A' | 'i' | 'I' | null
  /** The number that the marker stands for. */
  readonly start: number
}

const ROMAN = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
]

/**
 * Reads the marker that stands before an item: figures, or letters before a point or a bracket. Everything else is a
 * bullet: Word's are letters of symbol fonts.
 */
export function readMarker(marker: string): MarkedList {
  const figures = /\d+(?=\D*$)/.exec(marker)
  if (figures !== null) return { tag: 'ol', type: null, start: Number(figures[0]) }
  const letters = /([a-z]+)[.):\]]\s*$/i.exec(marker)?.[1]
  if (letters === undefined) return { tag: 'ul', type: null, start: 1 }
  const small = letters.toLowerCase()
  const isSmall = letters === small
  // A single letter is one of the alphabet, but for the first of the Roman figures.
  const roman = small.length > 1 || small === 'i' ? ROMAN.indexOf(small) + 1 : 0
  return roman > 0
    ? { tag: 'ol', type: isSmall ? 'i' : 'I', start: roman }
    : { tag: 'ol', type: isSmall ? 'a' : 'A', start: small.length === 1 ? small.charCodeAt(0) - 96 : 1 }
}
