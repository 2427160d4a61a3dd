import { expect, test } from 'vitest'
import { toSearchScope } from './search-scope.ts'

test('an attribute that is listed twice is searched once [CAT-03]', () => {
  expect(toSearchScope(['Flow__c', 'Flow', 'Brand__c', 'Flow__c', 'Brand__c'], ['Flow'])?.attributes).toEqual([
    'Flow',
    'Brand__c',
  ])
})
