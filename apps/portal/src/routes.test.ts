import { expect, test } from 'vitest'
import { routes } from './routes.js'

const paths = routes.map(({ path }) => path)

test('no path is declared twice, with or without a slash at its end', () => {
  const written = paths.map((path) => (path === '/' ? path : path.replace(/\/$/, '')).toLowerCase())
  expect(new Set(written).size).toBe(paths.length)
})

test('every path leads either on or to a page', () => {
  const unclear = routes.filter(({ to, page }) => Boolean(to) === Boolean(page))
  expect(unclear).toEqual([])
})

test('who is led on arrives at a declared path', () => {
  const targets = routes.flatMap(({ to }) => to ?? [])
  expect(targets.filter((to) => !paths.includes(to))).toEqual([])
})

test('no path hides another one: only the not-found page catches more than its own address', () => {
  expect(paths.filter((path) => path.includes('*'))).toEqual(['*'])
})
