import { expect, test } from 'vitest'
import { createTextSearch } from '../../.storybook/search/search-text.ts'

const page = (id, title, summary, text = '') => ({ id, title, summary, text })
const search = createTextSearch([
  page('select', 'Select', 'Use it to let users choose one of a few.', 'A list opens under the field.'),
  page('combobox', 'Combobox', 'Use it to choose one of many by typing a part of its name.'),
  page('modal', 'Modal', 'Use it for a short task that must be finished first.', 'It traps the focus.'),
  page('screen', 'ListScreen', 'A whole list with filters.', 'Its texts are translated by a catalog.'),
])
const find = (typed) => search(typed).map(({ id }) => id)

test.each([
  ['what other people call it', 'dropdown', 'select'],
  ['another word of the trade', 'typeahead', 'combobox'],
  ['another form of a word', 'translate', 'screen'],
  ['a part of a name', 'list screen', 'screen'],
  ['a word of the text', 'traps', 'modal'],
  ['the beginning of a word, while typing', 'comb', 'combobox'],
])('a page is found by %s', (_, typed, id) => {
  expect(find(typed)[0]).toBe(id)
})

test('a page is shown under its own name', () => {
  expect(search('list screen')[0]?.title).toBe('ListScreen')
})

test.each(['', '  ', 'zeppelin'])('%j finds nothing', (typed) => {
  expect(find(typed)).toEqual([])
})
