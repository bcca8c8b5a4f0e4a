import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowMotion } from './RowMotion.js'
import { WholeRow } from './TableRow.js'

/** The motions that were begun: the half of a row, and what changes from which value. */
let motions: [string, string, string | undefined][] = []
let isReduced = false

beforeEach(() => {
  motions = []
  isReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  Element.prototype.animate = function animate(this: Element, keyframes) {
    for (const [name, values] of Object.entries(keyframes ?? {})) motions.push([this.id, name, String(values[0])])
    return {} as Animation
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

/** The rows of a table, 40 px each, of which some are drawn, each by the element of its place. */
function toProps(names: string, first = 0, count = names.length) {
  const toRow = (name: string, place: number) => (
    <WholeRow
      key={place}
      {...{
        id: `m${place}`,
        row: name as never,
        index: first + place,
        line: 0,
        rowIndex: 0,
        top: `${(first + place) * 40}px`,
      }}
      lockedCells={[]}
      mainCells={[]}
    />
  )
  return { rows: Array.from(names.slice(first, first + count), toRow), shown: names, getRowId: (name: string) => name }
}

const Table = (props: ReturnType<typeof toProps>) => (
  <>
    <i id="l1" aria-owns="m1" />
    {props.rows}
    <RowMotion {...props} />
  </>
)

test.each<[string, string, string, [string, string, string][]]>([
  [
    'below one that goes slide up, both halves',
    'abc',
    'ac',
    [
      ['m1', 'translate', '0px calc(80px - 40px)'],
      ['l1', 'translate', '0px calc(80px - 40px)'],
    ],
  ],
  [
    'that come fade in, and make room',
    'ab',
    'axb',
    [
      ['m1', 'opacity', '0'],
      ['l1', 'opacity', '0'],
      ['m2', 'translate', '0px calc(40px - 80px)'],
    ],
  ],
  ['that stay where they are do not move', 'abc', 'abc', []],
  ['that are mostly others are there at once', 'abc', 'axyz', []],
])('rows %s', (_what, before, after, expected) => {
  const { rerender } = render(<Table {...toProps(before)} />)
  expect(motions).toEqual([])
  rerender(<Table {...toProps(after)} />)
  expect(motions).toEqual(expected)
})

test('scrolling moves no row', () => {
  const { rerender } = render(<Table {...toProps('abcdefgh', 0, 4)} />)
  rerender(<Table {...toProps('abcdefgh', 2, 4)} />)
  expect(motions).toEqual([])
})

test('under reduced motion no row moves', () => {
  isReduced = true
  const { rerender } = render(<Table {...toProps('abc')} />)
  rerender(<Table {...toProps('ac')} />)
  expect(motions).toEqual([])
})
