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
const invariantWords: ReadonlySet<string> = new Set([
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
 * Returns the stem that all forms of an English word share ("nozzles" → "nozzl"). Expects lower case without accents;
 * other words are returned unchanged.
 */
export function stemWord(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const exception = exceptions.get(word)
  if (exception !== undefined) return exception
  const withMarkedY = word.replace(/^y/, 'Y').replaceAll(/([aeiouy])y/g, '$1Y')
  const [r1, r2] = findRegions(withMarkedY)
  const singular = stripPlural(withMarkedY)
  if (invariantWords.has(singular)) return singular
  const withFinalI = stripEdOrIng(singular, r1).replace(/(.[^aeiouy])[yY]$/, '$1i')
  const shorter = replaceMiddleSuffix(replaceLongSuffix(withFinalI, r1), { r1, r2 })
  return stripFinalLetter(stripShortSuffix(shorter, r2), { r1, r2 }).toLowerCase()
}

/**
 * Returns where the regions R1 and R2 of the algorithm begin: after the first consonant that follows a vowel, and after
 * the next such consonant.
 */
function findRegions(word: string): [number, number] {
  const special = /^(?:gener|commun|arsen)/.exec(word)?.[0].length
  const r1 = special ?? findEndOfVowelConsonant(word, 0)
  return [r1, findEndOfVowelConsonant(word, r1)]
}

function findEndOfVowelConsonant(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return match === null ? word.length : from + match.index + 2
}

function stripPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(?:us|ss)$/.test(word)) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function stripEdOrIng(word: string, r1: number): string {
  const eedMatch = /eed(?:ly)?$/.exec(word)
  if (eedMatch !== null) return eedMatch.index >= r1 ? `${word.slice(0, eedMatch.index)}ee` : word
  const pastMatch = /(?:ed|ing)(?:ly)?$/.exec(word)
  if (pastMatch === null || !/[aeiouy]/.test(word.slice(0, pastMatch.index))) return word
  const base = word.slice(0, pastMatch.index)
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(base)) return base.slice(0, -1)
  return isShortWord(base, r1) ? `${base}e` : base
}

function isShortWord(word: string, r1: number): boolean {
  return r1 >= word.length && endsInShortSyllable(word)
}

function endsInShortSyllable(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word)
}

function findLongestSuffix(
  word: string,
  suffixes: ReadonlyArray<readonly [string, string]>,
): readonly [string, string] | undefined {
  let match: readonly [string, string] | undefined
  for (const pair of suffixes) if (word.endsWith(pair[0]) && pair[0].length > (match?.[0].length ?? 0)) match = pair
  return match
}

function replaceLongSuffix(word: string, r1: number): string {
  const match = findLongestSuffix(word, longSuffixes)
  if (match === undefined) return word
  const start = word.length - match[0].length
  if (start < r1) return word
  if (match[0] === 'ogi' && word[start - 1] !== 'l') return word
  if (match[0] === 'li' && !/[cdeghkmnrt]/.test(word[start - 1] ?? '')) return word
  return word.slice(0, start) + match[1]
}

function replaceMiddleSuffix(word: string, { r1, r2 }: { r1: number; r2: number }): string {
  const match = findLongestSuffix(word, middleSuffixes)
  if (match === undefined) return word
  const start = word.length - match[0].length
  if (start < r1 || (match[0] === 'ative' && start < r2)) return word
  return word.slice(0, start) + match[1]
}

function stripShortSuffix(word: string, r2: number): string {
  const suffix = shortSuffixes.find((candidate) => word.endsWith(candidate))
  if (suffix === undefined) return word
  const start = word.length - suffix.length
  if (start < r2 || (suffix === 'ion' && !/[st]/.test(word[start - 1] ?? ''))) return word
  return word.slice(0, start)
}

function stripFinalLetter(word: string, { r1, r2 }: { r1: number; r2: number }): string {
  const start = word.length - 1
  if (word.endsWith('e'))
    return start >= r2 || (start >= r1 && !endsInShortSyllable(word.slice(0, -1))) ? word.slice(0, -1) : word
  return word.endsWith('ll') && start >= r2 ? word.slice(0, -1) : word
}
