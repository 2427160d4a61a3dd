/** The colours of all drawings. */
export const palette = {
  ink: '#1b1f24',
  black: '#343a41',
  rubber: '#494f57',
  steelDark: '#7d8893',
  steel: '#aeb7c0',
  steelLight: '#dbe0e5',
  white: '#f7f8f9',
  red: '#d4271f',
  maroon: '#9b1c1c',
  tan: '#cfa863',
  gold: '#d99a2b',
  brass: '#cda04a',
  wood: '#c9935a',
  lime: '#cbe010',
  yellow: '#f3bf26',
  orange: '#ea7a26',
  blue: '#2f6cb0',
  navy: '#2c3f5e',
  green: '#3d8a58',
  sky: '#bcd8ea',
} as const

/** The name of a colour. */
export type ColourName = keyof typeof palette
