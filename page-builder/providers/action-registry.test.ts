import { expect, test } from 'vitest'
import { ActionRegistry } from './action-registry.ts'
import { PAGINATION, PaginationAction } from './collection/pagination-action.ts'

class OtherAction {
  readonly type = PAGINATION
}

test('an action reaches the handler of its type, until it is taken away [DPR-04]', () => {
  const registry = new ActionRegistry()
  const heard: string[] = []
  const remove = registry.register(PaginationAction, PAGINATION, ({ mode, page }) => heard.push(`${mode} ${page}`))
  expect([
    registry.dispatch(new PaginationAction('append')),
    registry.dispatch(new PaginationAction('replace', 3)),
  ]).toEqual([true, true])
  remove()
  expect(registry.dispatch(new PaginationAction('append'))).toBe(false)
  expect(heard).toEqual(['append null', 'replace 3'])
})

test('an action of another class is not handed to a handler that could not read it [DPR-04]', () => {
  const registry = new ActionRegistry()
  const heard: unknown[] = []
  registry.register(PaginationAction, PAGINATION, (action) => heard.push(action))
  registry.dispatch(new OtherAction())
  expect(heard).toEqual([])
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
] as const)('%s is refused with a TypeError [DPR-04]', (_, given) => {
  const registry = new ActionRegistry()
  expect(() => Reflect.apply(registry.register.bind(registry), null, given) as unknown).toThrow(TypeError)
})

test('a second handler for a type is refused with a TypeError, and the first one stays [DPR-04]', () => {
  const registry = new ActionRegistry()
  const heard: string[] = []
  registry.register(PaginationAction, PAGINATION, () => heard.push('first'))
  expect(() => registry.register(OtherAction, PAGINATION, () => heard.push('second'))).toThrow(
    new TypeError("The action 'pagination' has a handler already."),
  )
  registry.dispatch(new PaginationAction('append'))
  expect(heard).toEqual(['first'])
})
