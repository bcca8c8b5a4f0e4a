import { expect, test } from 'vitest'
import { nextSort, type DataTableSort } from './DataTableSort.js'

test.each<[string, DataTableSort | null, string, DataTableSort]>([
  ['nothing was sorted: ascending', null, 'due', { columnId: 'due', direction: 'ascending' }],
  [
    'the same column turns round',
    { columnId: 'due', direction: 'ascending' },
    'due',
    { columnId: 'due', direction: 'descending' },
  ],
  ['and back again', { columnId: 'due', direction: 'descending' }, 'due', { columnId: 'due', direction: 'ascending' }],
  [
    'another column starts ascending',
    { columnId: 'due', direction: 'descending' },
    'fee',
    { columnId: 'fee', direction: 'ascending' },
  ],
])('%s', (_rule, current, columnId, next) => {
  expect(nextSort(current, columnId)).toEqual(next)
})
