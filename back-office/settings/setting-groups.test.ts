import { expect, test } from 'vitest'
import { webStore } from '@hydrant/contract/records/web-store.ts'
import { listSettingGroups } from './setting-groups.ts'

test('the page of settings has every setting that can be changed, each once', () => {
  const writable = Object.entries(webStore.fields).flatMap(([name, { writable: when }]) =>
    when === 'never' ? [] : name,
  )
  const shown = listSettingGroups().flatMap(({ settings }) => settings.map(({ name }) => name))
  expect(shown.toSorted()).toEqual(writable.toSorted())
})
