import { expect, test } from 'vitest'
import { ActionRegistry } from './action-registry.ts'
import { PAGINATION, PaginationAction } from './collection/pagination-action.ts'

class OtherAction {
  readonly type = PAGINATION
}

test('passes an action to the handler of its type until that is removed [DPR-04]', () => {
  const registry = new ActionRegistry()
  const received: string[] = []
  const remove = registry.register(PaginationAction, PAGINATION, ({ mode, page }) => received.push(`${mode} ${page}`))
  expect([
    registry.dispatch(new PaginationAction('append')),
    registry.dispatch(new PaginationAction('replace', 3)),
  ]).toEqual([true, true])
  remove()
  expect(registry.dispatch(new PaginationAction('append'))).toBe(false)
  expect(received).toEqual(['append null', 'replace 3'])
})

test('does not pass an action of another class to a handler [DPR-04]', () => {
  const registry = new ActionRegistry()
  const received: unknown[] = []
  registry.register(PaginationAction, PAGINATION, (action) => received.push(action))
  registry.dispatch(new OtherAction())
  expect(received).toEqual([])
})

test.each([
  ['a constructor that is none', [undefined, PAGINATION, () => {}]],
  ['an object in its place', [{}, PAGINATION, () => {}]],
  ['an arrow function in its place', [() => {}, PAGINATION, () => {}]],
  ['no type', [PaginationAction, undefined, () => {}]],
  ['a type that is no text', [PaginationAction, 7, () => {}]],
  ['a blank type', [PaginationAction, ' ', () => {}]],
  ['no handler', [PaginationAction, PAGINATION, undefined]],
  ['a handler that is no function', [PaginationAction, PAGINATION, 'append']],
] as const)('throws a TypeError for %s [DPR-04]', (_, args) => {
  const registry = new ActionRegistry()
  expect(() => Reflect.apply(registry.register.bind(registry), null, args) as unknown).toThrow(TypeError)
})

test('throws a TypeError for a second handler of a type and keeps the first one [DPR-04]', () => {
  const registry = new ActionRegistry()
  const received: string[] = []
  registry.register(PaginationAction, PAGINATION, () => received.push('first'))
  expect(() => registry.register(OtherAction, PAGINATION, () => received.push('second'))).toThrow(
    new TypeError("The action 'pagination' has a handler already."),
  )
  registry.dispatch(new PaginationAction('append'))
  expect(received).toEqual(['first'])
})
