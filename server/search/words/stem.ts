// The English stemmer of the Snowball project ("Porter 2"), step by step as its description numbers them.

const exceptions: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ['sky', 'sky'],
  ['news', 'news'],
  ['howe', 'howe'],
  ['atlas', 'atlas'],
  ['cosmos', 'cosmos'],
  ['bias', 'bias'],
  ['andes', 'andes'],
])
const leftAlone: ReadonlySet<string> = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
])
const longSuffixes: ReadonlyArray<readonly [suffix: string, stem: string]> = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['entli', 'ent'],
  ['ization', 'ize'],
  ['izer', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['alli', 'al'],
  ['fulness', 'ful'],
  ['ousli', 'ous'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['fulli', 'ful'],
  ['lessli', 'less'],
  ['li', ''],
]
const middleSuffixes: ReadonlyArray<readonly [suffix: string, stem: string]> = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
  ['ative', ''],
]
const shortSuffixes = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
]

/**
 * The stem that the forms of an English word share ("nozzles" → "nozzl"). Takes a word in lower case without accents;
 * other words come back as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const exception = exceptions.get(word)
  if (exception !== undefined) return exception
  const marked = word.replace(/^y/, 'Y').replaceAll(/([aeiouy])y/g, '$1Y')
  const [r1, r2] = regionsOf(marked)
  const singular = withoutPlural(marked)
  if (leftAlone.has(singular)) return singular
  const vowelled = withoutPast(singular, r1).replace(/(.[^aeiouy])[yY]$/, '$1i')
  const shorter = withoutMiddle(withoutLong(vowelled, r1), { r1, r2 })
  return withoutEnding(withoutShort(shorter, r2), { r1, r2 }).toLowerCase()
}

/**
 * Where the parts begin in which suffixes count: behind the first consonant that follows a vowel, and behind the next
 * such one.
 */
function regionsOf(word: string): [number, number] {
  const special = /^(?:gener|commun|arsen)/.exec(word)?.[0].length
  const r1 = special ?? behindVowel(word, 0)
  return [r1, behindVowel(word, r1)]
}

function behindVowel(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found === null ? word.length : from + found.index + 2
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(?:us|ss)$/.test(word)) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function withoutPast(word: string, r1: number): string {
  const kept = /eed(?:ly)?$/.exec(word)
  if (kept !== null) return kept.index >= r1 ? `${word.slice(0, kept.index)}ee` : word
  const past = /(?:ed|ing)(?:ly)?$/.exec(word)
  if (past === null || !/[aeiouy]/.test(word.slice(0, past.index))) return word
  const rest = word.slice(0, past.index)
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1)
  return isShort(rest, r1) ? `${rest}e` : rest
}

function isShort(word: string, r1: number): boolean {
  return r1 >= word.length && endsShort(word)
}

function endsShort(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word)
}

function longest(
  word: string,
  suffixes: ReadonlyArray<readonly [string, string]>,
): readonly [string, string] | undefined {
  let found: readonly [string, string] | undefined
  for (const pair of suffixes) if (word.endsWith(pair[0]) && pair[0].length > (found?.[0].length ?? 0)) found = pair
  return found
}

function withoutLong(word: string, r1: number): string {
  const found = longest(word, longSuffixes)
  if (found === undefined) return word
  const at = word.length - found[0].length
  if (at < r1) return word
  if (found[0] === 'ogi' && word[at - 1] !== 'l') return word
  if (found[0] === 'li' && !/[cdeghkmnrt]/.test(word[at - 1] ?? '')) return word
  return word.slice(0, at) + found[1]
}

function withoutMiddle(word: string, { r1, r2 }: { r1: number; r2: number }): string {
  const found = longest(word, middleSuffixes)
  if (found === undefined) return word
  const at = word.length - found[0].length
  if (at < r1 || (found[0] === 'ative' && at < r2)) return word
  return word.slice(0, at) + found[1]
}

function withoutShort(word: string, r2: number): string {
  const suffix = shortSuffixes.find((one) => word.endsWith(one))
  if (suffix === undefined) return word
  const at = word.length - suffix.length
  if (at < r2 || (suffix === 'ion' && !/[st]/.test(word[at - 1] ?? ''))) return word
  return word.slice(0, at)
}

function withoutEnding(word: string, { r1, r2 }: { r1: number; r2: number }): string {
  const at = word.length - 1
  if (word.endsWith('e')) return at >= r2 || (at >= r1 && !endsShort(word.slice(0, -1))) ? word.slice(0, -1) : word
  return word.endsWith('ll') && at >= r2 ? word.slice(0, -1) : word
}
