import type { CSSProperties } from 'react'

/**
 * The shop's colours on light ground, as in design/tokens: mail programs know neither custom properties nor style
 * sheets, so every element carries its style.
 */
const COLOURS = {
  ground: '#f5f6f7',
  surface: '#ffffff',
  ink: '#14181c',
  inkMuted: '#4b555f',
  line: '#d4d9de',
  accent: '#c4161c',
  accentText: '#98100f',
  onInverse: '#f5f6f7',
  onAccent: '#ffffff',
} as const

const FONT = ['Archivo', 'Helvetica', 'Arial', 'sans-serif'].join(', ')

/** The styles of the parts of a mail. */
export const LOOK = {
  body: { margin: 0, padding: 0, backgroundColor: COLOURS.ground },
  page: { backgroundColor: COLOURS.ground, fontFamily: FONT, color: COLOURS.ink },
  outside: { padding: '16px 8px' },
  sheet: { width: '100%', maxWidth: '600px', backgroundColor: COLOURS.surface, border: `1px solid ${COLOURS.line}` },
  header: {
    padding: '16px 24px',
    backgroundColor: COLOURS.ink,
    borderBottom: `4px solid ${COLOURS.accent}`,
    color: COLOURS.onInverse,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '24px',
  },
  headerLink: { color: COLOURS.onInverse, textDecoration: 'none' },
  content: { padding: '24px', fontSize: '15px', lineHeight: '23px' },
  title: { margin: '0 0 12px', fontSize: '24px', lineHeight: '30px', fontWeight: 700 },
  heading: { margin: '24px 0 8px', fontSize: '17px', lineHeight: '24px', fontWeight: 700 },
  paragraph: { margin: '0 0 16px' },
  footer: { padding: '16px 24px', fontSize: '13px', lineHeight: '19px', color: COLOURS.inkMuted },
  action: { margin: '8px 0 24px' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    backgroundColor: COLOURS.accent,
    borderRadius: '3px',
    color: COLOURS.onAccent,
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { color: COLOURS.accentText },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '14px', lineHeight: '20px' },
  headCell: {
    padding: '6px 8px 6px 0',
    borderBottom: `2px solid ${COLOURS.ink}`,
    textAlign: 'left',
    fontWeight: 700,
    verticalAlign: 'bottom',
  },
  cell: { padding: '10px 8px 10px 0', borderBottom: `1px solid ${COLOURS.line}`, verticalAlign: 'top' },
  totals: { width: '100%', marginTop: '16px', borderCollapse: 'collapse', fontSize: '15px', lineHeight: '22px' },
  detail: { color: COLOURS.inkMuted, fontSize: '13px' },
  partNumber: { color: COLOURS.inkMuted, fontSize: '13px', whiteSpace: 'nowrap' },
  details: { marginBottom: '16px' },
  termCell: { padding: '3px 16px 3px 0', color: COLOURS.inkMuted, verticalAlign: 'top' },
  valueCell: { padding: '3px 0', verticalAlign: 'top' },
  amountCell: { padding: '4px 0', textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'top' },
  sumTerm: { padding: '10px 16px 4px 0', borderTop: `2px solid ${COLOURS.ink}`, fontWeight: 700 },
  sumAmount: { padding: '10px 0 4px', borderTop: `2px solid ${COLOURS.ink}`, fontWeight: 700, textAlign: 'right' },
} as const satisfies Record<string, CSSProperties>
