import { expect, test } from 'vitest'
import { upgradeSettings, VERSION_SETTING } from './upgrade.ts'

const renamed = {
  version: 3,
  upgrades: {
    1: ({ tag, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, kind: tag }),
    2: ({ kind, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, kind: { desktop: kind } }),
  },
}

test('upgrades settings of any older version step by step [HOME-03]', () => {
  expect(upgradeSettings(renamed, { id: 'a', tag: 'h2' })).toEqual({
    id: 'a',
    kind: { desktop: 'h2' },
    [VERSION_SETTING]: 3,
  })
  expect(upgradeSettings(renamed, { id: 'a', kind: 'h2', [VERSION_SETTING]: 2 })).toEqual({
    id: 'a',
    kind: { desktop: 'h2' },
    [VERSION_SETTING]: 3,
  })
})

test.each([3, 4])('does not change settings of version %s [HOME-03]', (version) => {
  const stored = { id: 'a', kind: 'as it is', [VERSION_SETTING]: version }
  expect(upgradeSettings(renamed, stored)).toBe(stored)
})

test.each([0, -1, 1.5, '2', null])('treats the version %j as version 1 [HOME-03]', (version) => {
  expect(upgradeSettings(renamed, { id: 'a', tag: 'h2', [VERSION_SETTING]: version })).toMatchObject({
    kind: { desktop: 'h2' },
  })
})
