import { parse } from '@messageformat/parser'

type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' }

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  G: 'Ğ',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
}

/** Returns an ICU message with accents on its letters and in brackets; its arguments stay as they are. */
export function pseudoLocalize(message: string): string {
  return `[${writeTokens(parse(message, { strict: true }))}]`
}

function writeTokens(tokens: readonly Token[]): string {
  return tokens.map(writeToken).join('')
}

function writeToken(token: Token): string {
  switch (token.type) {
    case 'content':
      return escapeSyntax(addAccents(token.value))
    case 'octothorpe':
      return '#'
    case 'argument':
      return `{${token.arg}}`
    case 'function':
      return `{${token.arg}, ${token.key}}`
    case 'plural':
    case 'select':
    case 'selectordinal':
      return `{${token.arg}, ${token.type}, ${token.cases.map(({ key, tokens }) => `${key} {${writeTokens(tokens)}}`).join(' ')}}`
    default:
      return token satisfies never
  }
}

/** Returns a text with accents on its letters, as the pseudo-language writes it. */
export function addAccents(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter)
}

/** Quotes what ICU MessageFormat would read as syntax. */
function escapeSyntax(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}#]/g, (sign) => `'${sign}'`)
}
