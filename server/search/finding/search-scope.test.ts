import { expect, test } from 'vitest'
import { searchScope } from './search-scope.ts'

test('an attribute that is named more than once is searched once [CAT-03]', () => {
  expect(searchScope(['Flow__c', 'Flow', 'Brand__c', 'Flow__c', 'Brand__c'], ['Flow'])?.attributes).toEqual([
    'Flow',
    'Brand__c',
  ])
})
