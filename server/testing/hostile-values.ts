/** JSON values that no field accepts, or that only look valid. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0.000001,
  1e21,
  Number.MAX_SAFE_INTEGER,
  -9_007_199_254_740_991,
  [],
  {},
  ['a'],
  [[]],
  [null],
  { a: 1 },
  { toString: 1, length: 2 },
]

/** Texts that no field expects, for bodies, queries and paths. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e999',
  '-1e999',
  'NaN',
  'Infinity',
  '0x10',
  '1,5',
  '٣',
  '99999999999999999999999999',
  '0.00000000000000000001',
  'true',
  'null',
  'undefined',
  "'; drop table cart; --",
  "' or '1'='1",
  '") or 1=1 --',
  '%',
  '_',
  '\\',
  '*',
  '(',
  '[',
  '$1',
  ':id',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '..%2f..%2fetc',
  '${7*7}',
  '{{7*7}}',
  '%s%n',
  'javascript:alert(1)',
  '\r\nset-cookie: a=b',
  '\u0000',
  'a\u0000b',
  '\u202Eabc',
  '\u0301'.repeat(60),
  '😀'.repeat(60),
  'ﬀİß',
  '\uFEFF',
  '\u2028',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a'.repeat(199),
  'a'.repeat(600),
  'a'.repeat(5000),
  '1'.repeat(400),
  'a,'.repeat(600),
  '000000000000000',
  '000000000000000000',
  '001000000000000',
  '01t000000000001AAA',
  '01T9BDHTW5HVNNNAHM',
  'a'.repeat(17),
  'a'.repeat(19),
  '2024-02-30',
  '9999-99-99',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13',
  '1969-12-31T23:59:60Z',
  'eyJwIjotMSwibyI6MX0=',
  'eyJwIjoxMDAsIm8iOjFlOTl9',
  'W10=',
  'bnVsbA==',
  '!!!!',
]

/** Shuffles a list; the same seed gives the same order. */
export function shuffle<Value>(values: readonly Value[], seed: string): Value[] {
  const random = createRandomGenerator(seed)
  return values
    .map((value) => ({ value, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ value }) => value)
}

function createRandomGenerator(seed: string): () => number {
  let state = Buffer.from(seed).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
