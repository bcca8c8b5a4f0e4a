import { defaultCaseFilters } from '@producer-portal/domain/cases'
import { defaultInforceFilters, inforceTimeFilters } from '@producer-portal/domain/inforce'
import { expect, test } from 'vitest'
import { addressedFilters, chosenFilters } from './address-filters.js'

const inforce = { usual: defaultInforceFilters, times: inforceTimeFilters }

test('an address carries every filter but the typed name', () => {
  expect(Object.keys(addressedFilters(defaultCaseFilters))).toEqual(['agent', 'status', 'orderedBy', 'time'])
})

test.each([
  [{}, undefined, { name: '', agent: 'all', time: 'past-7' }],
  [{ time: 'all', agent: 'AG1001' }, undefined, { name: '', agent: 'AG1001', time: 'all' }],
  [{ time: 'past-365', list: 'issued' }, undefined, { name: '', agent: 'all', time: 'past-7' }],
  [{ name: 'Byron' }, 'Ada', { name: 'Ada', agent: 'all', time: 'past-7' }],
])('the address %o with "%s" typed gives %o', (addressed, name, expected) => {
  expect(chosenFilters(inforce, { ...addressed }, name)).toEqual(expected)
})
