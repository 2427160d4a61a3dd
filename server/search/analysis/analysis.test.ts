import { expect, test } from 'vitest'
import { stemWord } from './stem.ts'
import { tokenize } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

test.each([
  ['nozzles', 'nozzl'],
  ['nozzle', 'nozzl'],
  ['coupling', 'coupl'],
  ['couplings', 'coupl'],
  ['regulators', 'regul'],
  ['hoses', 'hose'],
  ['batteries', 'batteri'],
  ['battery', 'batteri'],
  ['breathing', 'breath'],
  ['fitted', 'fit'],
  ['hydraulically', 'hydraul'],
  ['glass', 'glass'],
  ['trees', 'tree'],
  ['knees', 'knee'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['sized', 'size'],
  ['hopping', 'hop'],
  ['relational', 'relat'],
  ['generously', 'generous'],
  ['adjustment', 'adjust'],
  ['yellow', 'yellow'],
  ['95gpm', '95gpm'],
  ['ü', 'ü'],
])("'%s' has the stem '%s' [CAT-03]", (word, expected) => {
  expect(stemWord(word)).toBe(expected)
})

test.each([
  [
    'Heavy-duty nozzles',
    [
      ['heavy-duty', ['heavi', 'duti']],
      ['nozzl', []],
    ],
  ],
  [
    '2-1/2 in',
    [
      ['2-1-2', []],
      ['in', []],
    ],
  ],
  ['2.5"', [['2.5', []]]],
  [
    "Fire chief's hn-95/1",
    [
      ['fire', []],
      ['chief', []],
      ['hn-95-1', ['hn', '95', '1']],
    ],
  ],
  ['Séparateur', [['separateur', []]]],
  ['& | !', []],
])("splits '%s' into words [CAT-03]", (text, expected) => {
  expect(tokenize(text).map(({ whole, parts }) => [whole, parts])).toEqual(expected)
})

test.each([
  ['regualtor', 'regul'],
  ['nozle', 'nozzl'],
  ['turnuot', 'turnout'],
  ['xurnout', 'turnout'],
])("'%s' is similar to a known word [CAT-03]", (typed, expected) => {
  const vocabulary = new Vocabulary()
  for (const word of ['regulator', 'nozzle', 'turnout', 'cap', '12345']) vocabulary.addWordAndGetStem(word)
  expect([...vocabulary.findSimilarStems(typed).keys()]).toEqual([expected])
})

test.each(['cat', '12346', 'extinguisher'])("'%s' is similar to nothing [CAT-03]", (typed) => {
  const vocabulary = new Vocabulary()
  for (const word of ['cap', '12345', 'nozzle']) vocabulary.addWordAndGetStem(word)
  expect(vocabulary.findSimilarStems(typed).size).toBe(0)
})
