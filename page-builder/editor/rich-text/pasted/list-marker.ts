/** The HTML list that a marker stands for. */
export interface MarkedList {
  readonly tag: 'ul' | 'ol'
  /** The numbering type, such as `a`; null for digits and bullets. */
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
 * Parses the marker of a list item: digits, or letters before a dot or a bracket. Everything else is a bullet: Word
 * uses letters of symbol fonts for these.
 */
export function parseListMarker(marker: string): MarkedList {
  const digits = /\d+(?=\D*$)/.exec(marker)
  if (digits !== null) return { tag: 'ol', type: null, start: Number(digits[0]) }
  const letters = /([a-z]+)[.):\]]\s*$/i.exec(marker)?.[1]
  if (letters === undefined) return { tag: 'ul', type: null, start: 1 }
  const lowerCase = letters.toLowerCase()
  const isLowerCase = letters === lowerCase
  // A single letter is alphabetic, except for the first Roman numeral.
  const roman = lowerCase.length > 1 || lowerCase === 'i' ? ROMAN.indexOf(lowerCase) + 1 : 0
  return roman > 0
    ? { tag: 'ol', type: isLowerCase ? 'i' : 'I', start: roman }
    : { tag: 'ol', type: isLowerCase ? 'a' : 'A', start: lowerCase.length === 1 ? lowerCase.charCodeAt(0) - 96 : 1 }
}
