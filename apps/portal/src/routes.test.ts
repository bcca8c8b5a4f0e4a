import { pages } from '@producer-portal/domain/shell'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from './routes.js'

const paths = routes.map(({ path }) => path)

test('no path is declared twice, with or without a slash at its end', () => {
  const normalized = paths.map((path) => (path === '/' ? path : path.replace(/\/$/, '')).toLowerCase())
  expect(new Set(normalized).size).toBe(paths.length)
})

test('every page that is built has a component, and no address that redirects has one', () => {
  const built = routes.filter(({ redirectTo, title }) => !redirectTo && title !== 'notFound')
  expect(built.filter(({ component }) => !component)).toEqual([])
  expect(routes.filter(({ redirectTo, component }) => redirectTo && component)).toEqual([])
})

test('every redirect leads to a declared path', () => {
  const targets = routes.flatMap(({ redirectTo }) => redirectTo ?? [])
  expect(targets.filter((to) => !paths.includes(to))).toEqual([])
})

test('no path hides another one: only the not-found page catches more than its own address', () => {
  expect(paths.filter((path) => path.includes('*'))).toEqual(['*'])
  const objects = routes.map(({ path }) => ({ path }))
  const wrong = Object.values(pages).filter(({ path }) => {
    const address = path.replaceAll(/:\w+/g, 'x')
    return matchRoutes(objects, address)?.[0]?.route.path !== path
  })
  expect(wrong).toEqual([])
})
