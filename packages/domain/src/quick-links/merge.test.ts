import { expect, test } from 'vitest'
import type { QuickLinkOption } from './entities.ts'
import { mergeQuickLinks } from './merge.ts'

const links = (ids: string) =>
  ids
    .split('')
    .map((id): QuickLinkOption => ({ id, type: 'page', name: id, url: null, altName: null, childIconName: null }))

test.each<[string, base: string, own: string, saved: string, merged: string, others: string | null]>([
  ['nothing was saved meanwhile', 'abc', 'ab', 'abc', 'ab', null],
  ['the same was saved meanwhile', 'abc', 'ab', 'ab', 'ab', null],
  ['one was added there, another here', 'ab', 'abc', 'abd', 'abdc', 'kept'],
  ['one was removed there, another here', 'abc', 'ab', 'bc', 'b', 'kept'],
  ['the same was removed there and here', 'abcd', 'abc', 'ab', 'ab', 'kept'],
  ['one was added there, the rest moved here', 'abc', 'cab', 'abcd', 'cabd', 'kept'],
  ['one was removed here, the rest moved there', 'abc', 'ab', 'cba', 'ba', 'kept'],
  ['moved there and here', 'abc', 'cab', 'bca', 'cab', 'order-replaced'],
])('links of two tabs, %s', (_what, base, own, saved, merged, others) => {
  expect(mergeQuickLinks(links(base), links(own), links(saved))).toEqual({ links: links(merged), others })
})
