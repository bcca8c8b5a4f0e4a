import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  addQuickLinks,
  availableQuickLinks,
  hasQuickLinkChanges,
  placeQuickLink,
  quickLinkIds,
  removeQuickLink,
} from './choosing.ts'
import { getQuickLinks } from './choosing-endpoints.ts'
import type { QuickLinkOption } from './entities.ts'
import { groupQuickLinks, quickLinkOptions } from './groups.ts'
import { chosenQuickLinks } from './reachable.ts'

const link = (id: string, type = 'page'): QuickLinkOption => ({
  id,
  type,
  name: `Link ${id}`,
  url: null,
  altName: null,
  childIconName: null,
})
const options = ['a', 'b', 'c', 'd'].map((id) => link(id))
const links = (ids: string) => ids.split('').map((id) => link(id))
const ids = (chosen: readonly QuickLinkOption[]) => quickLinkIds(chosen).join('')

describe('choosing quick links', () => {
  test.each([
    ['', 'abcd'],
    ['ca', 'bd'],
    ['abcd', ''],
  ])('with %j chosen, %j is available', (chosen, available) => {
    expect(ids(availableQuickLinks(options, links(chosen)))).toBe(available)
  })

  test.each([
    ['', ['b'], 'b'],
    ['b', ['d', 'a'], 'bda'],
    ['b', ['b'], 'b'],
    ['b', ['x'], 'b'],
    ['b', [], 'b'],
  ])('to %j adding %j gives %j', (chosen, added, expected) => {
    expect(ids(addQuickLinks(links(chosen), options, added))).toBe(expected)
  })

  test.each([
    ['abc', 'b', 'ac'],
    ['abc', 'x', 'abc'],
  ])('from %j removing %s gives %j', (chosen, removed, expected) => {
    expect(ids(removeQuickLink(links(chosen), removed))).toBe(expected)
  })

  test.each([
    ['abcd', 'a', 2, 'bcad'],
    ['abcd', 'd', 0, 'dabc'],
    ['abcd', 'a', 99, 'bcda'],
    ['abcd', 'b', -1, 'bacd'],
    ['abcd', 'x', 0, 'abcd'],
  ])('in %j dragging %s to place %i gives %j', (chosen, moved, place, expected) => {
    expect(ids(placeQuickLink(links(chosen), moved, place))).toBe(expected)
  })

  test.each([
    ['ab', 'ab', false],
    ['ab', 'ba', true],
    ['ab', 'a', true],
    ['a', 'ab', true],
    ['', 'ab', true],
    ['', '', false],
  ])('%j against the saved %j has changes: %s', (chosen, saved, changed) => {
    expect(hasQuickLinkChanges(links(chosen), links(saved))).toBe(changed)
  })
})

describe('quick links from the server', () => {
  test('are grouped as apps, other and pages; a missing group is empty', () => {
    const groups = v.parse(getQuickLinks.answer, {
      apps: [{ id: 7, type: 'application', name: 'Life quotes' }],
      pages: null,
    })
    expect(groups.apps.map(({ id }) => id)).toEqual([7])
    expect([groups.other, groups.pages]).toEqual([[], []])
  })

  test('options of an unknown type are not offered', () => {
    const mixed = [link('p'), link('x', 'widget'), link('a', 'application'), link('o', 'other')]
    const groups = groupQuickLinks(mixed)
    expect([ids(groups.apps), ids(groups.other), ids(groups.pages)]).toEqual(['a', 'o', 'p'])
    expect(ids(quickLinkOptions({ ...groups, pages: mixed.slice(0, 2) }))).toBe('apo')
  })

  test('the saved order is the display order', () => {
    const selections = [
      { quickLink: link('a'), userOrder: 3 },
      { quickLink: link('b'), userOrder: 1 },
      { quickLink: link('c'), userOrder: 2 },
    ]
    expect(ids(chosenQuickLinks(selections))).toBe('bca')
  })
})
