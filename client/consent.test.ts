import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConsentCategory, type ConsentChoices, createConsentGate } from './consent.ts'

const CATEGORIES = ['essential', 'functional', 'performance', 'targeted'] as const satisfies readonly ConsentCategory[]

/** A visitor who can change their choices and sign in; `ran` lists the callbacks that ran. */
function start(first: { choices: ConsentChoices | null; isGuest: boolean }) {
  let visitor = first
  const consent = createConsentGate({ readChoices: () => visitor.choices, isGuest: () => visitor.isGuest })
  return {
    consent,
    changeVisitor: (next: Partial<typeof first>): void => {
      visitor = { ...visitor, ...next }
      consent.choicesChanged()
    },
  }
}

test.each([
  ['a guest without choices', { choices: null, isGuest: true }, [true, true, true, true]],
  ['a buyer without choices', { choices: null, isGuest: false }, [true, false, false, false]],
  [
    'whoever agreed to some',
    { choices: { functional: true, targeted: false }, isGuest: true },
    [true, true, false, false],
  ],
  ['whoever refused everything', { choices: {}, isGuest: true }, [true, false, false, false]],
])('%s allows the categories they agreed to, and the essential one [CKI-06]', (_, visitor, expected) => {
  const { consent } = start(visitor)
  expect(CATEGORIES.map((category) => consent.isAllowed(category))).toEqual(expected)
})

test('a refused callback does not run, and runs once when it is agreed to [CKI-06]', () => {
  const { consent, changeVisitor } = start({ choices: { performance: false }, isGuest: true })
  const ran: string[] = []
  consent.whenAllowed('performance', () => ran.push('counted'))
  consent.whenAllowed('essential', () => ran.push('signed in'))
  const cancel = consent.whenAllowed('targeted', () => ran.push('followed'))
  expect(ran).toEqual(['signed in'])
  cancel()
  changeVisitor({ choices: { performance: true, targeted: true } })
  changeVisitor({ choices: { performance: true, targeted: true } })
  expect(ran).toEqual(['signed in', 'counted'])
})

test('code that requires explicit consent waits for it, also with a guest [CKI-06]', () => {
  const { consent, changeVisitor } = start({ choices: null, isGuest: true })
  const ran: string[] = []
  consent.whenAllowed('performance', () => ran.push('allowed'))
  consent.whenAgreed('performance', () => ran.push('agreed'))
  consent.whenAgreed('essential', () => ran.push('essential'))
  const cancel = consent.whenAgreed('targeted', () => ran.push('followed'))
  expect(CATEGORIES.map((category) => consent.isAgreed(category))).toEqual([true, false, false, false])
  expect(ran).toEqual(['allowed', 'essential'])
  changeVisitor({ choices: { performance: false, targeted: false } })
  expect(ran).toEqual(['allowed', 'essential'])
  cancel()
  changeVisitor({ choices: { performance: true, targeted: true } })
  changeVisitor({ choices: { performance: true, targeted: true } })
  expect(ran).toEqual(['allowed', 'essential', 'agreed'])
})

test('nothing ever runs that is not allowed at that time, however visitors change their choices [CKI-06]', () => {
  const choices = fc.option(
    fc.record({ functional: fc.boolean(), performance: fc.boolean(), targeted: fc.boolean() }, { requiredKeys: [] }),
  )
  const visitor = fc.record({ choices, isGuest: fc.boolean() })
  const step = fc.oneof(visitor, fc.constantFrom(...CATEGORIES))
  fc.assert(
    fc.property(visitor, fc.array(step), (first, steps) => {
      let now = first
      const { consent, changeVisitor } = start(first)
      for (const next of steps) {
        if (typeof next !== 'string') {
          now = next
          changeVisitor(next)
          continue
        }
        consent.whenAllowed(next, () => {
          const agreed = next === 'essential' || (now.choices === null ? now.isGuest : now.choices[next] === true)
          expect(agreed).toBe(true)
        })
      }
    }),
  )
})
