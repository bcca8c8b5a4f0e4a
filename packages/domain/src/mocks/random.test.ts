import { expect, test } from 'vitest'
import { randomFor } from './random.ts'

const draw = (...parts: (string | number)[]) => Array.from({ length: 5 }, randomFor(...parts).next)

test('the same name gives the same choices, another name others', () => {
  expect(draw('case', 1)).toEqual(draw('case', 1))
  expect(draw('case', 1)).not.toEqual(draw('case', 2))
})

test('whole numbers include both ends and nothing beyond', () => {
  const random = randomFor('int')
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(-1, 2)))
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2])
})

test('heavier items come more often, weightless ones never', () => {
  const random = randomFor('weights')
  const drawn = Array.from({ length: 1000 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ]),
  )
  const count = (item: string) => drawn.filter((each) => each === item).length
  expect(count('often')).toBeGreaterThan(850)
  expect(count('seldom')).toBeGreaterThan(50)
  expect(count('never')).toBe(0)
})

test('there is nothing to choose from an empty list', () => {
  expect(() => randomFor('empty').pick([])).toThrow('at least one item')
  expect(() => randomFor('empty').weighted([])).toThrow('above zero')
})
