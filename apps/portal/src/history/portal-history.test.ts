import { expect, test, vi } from 'vitest'
import { openWindow } from '../testing/open-window.js'
import { createPortalHistory } from './portal-history.js'
import type { Question } from './portal-history.js'

function start(address = '/dashboard') {
  const browser = openWindow(address)
  const history = createPortalHistory(browser.view)
  const shown = () => {
    const { pathname, search, hash } = history.current().location
    return pathname + search + hash
  }
  return { ...browser, history, address: shown }
}

test('a page that is opened is told, and Back leads to the one before', () => {
  const { history, view, address } = start()
  const told = vi.fn()
  history.listen(told)
  history.push('/new-business/pending?page=2')
  expect(address()).toBe('/new-business/pending?page=2')
  view.history.go(-1)
  expect(address()).toBe('/dashboard')
  expect(told).toHaveBeenCalledTimes(2)
})

test('a page that takes the place of another leaves no way back to it', () => {
  const { history, length, address } = start()
  history.replace({ pathname: '/profile' }, null, { preventScrollReset: true })
  expect(address()).toBe('/profile')
  expect(length()).toBe(1)
  expect(history.current().keepsScroll).toBe(true)
})

test('what a page hands on to the next is there again after Back', () => {
  const { history, view } = start()
  history.push('/profile', { from: 'dashboard' })
  history.push('/preferences')
  view.history.go(-1)
  expect(history.current().location.state).toEqual({ from: 'dashboard' })
})

test('Back leads to where the page was left, also after a reload; a new page begins at its top', () => {
  const { history, view, scrollTo } = start()
  scrollTo(640)
  history.push('/profile')
  expect(history.current().place).toBeNull()
  const reloaded = createPortalHistory(view)
  view.history.go(-1)
  expect(history.current().place).toBe(640)
  expect(reloaded.current().place).toBe(640)
})

test('a press on a link within the page scrolls no further, and steps stay countable', () => {
  const { history, pressPart, view, address } = start()
  pressPart('#main')
  expect(address()).toBe('/dashboard#main')
  expect(history.current().keepsScroll).toBe(true)
  history.push('/profile')
  view.history.go(-2)
  expect(address()).toBe('/dashboard')
})

test.each([
  ['a link', (at: ReturnType<typeof start>) => at.history.push('/dashboard')],
  ['Back', (at: ReturnType<typeof start>) => at.view.history.go(-1)],
])('%s waits for the answer of the reader, and goes on with it', (_way, leave) => {
  const at = start()
  at.history.push('/change-name')
  const waiting: (() => void)[] = []
  const question = vi.fn<Question>((_move, next) => {
    waiting.push(next)
    return true
  })
  at.history.ask(question)

  leave(at)
  expect(at.address()).toBe('/change-name')
  expect(at.view.location.pathname).toBe('/change-name')
  waiting.forEach((goOn) => goOn())
  expect(at.address()).toBe('/dashboard')
  expect(question).toHaveBeenCalledOnce()
})

test('nobody is asked once the page with the question is gone', () => {
  const { history, address } = start()
  const question = vi.fn<Question>(() => true)
  history.ask(question)()
  history.push('/profile')
  expect(question).not.toHaveBeenCalled()
  expect(address()).toBe('/profile')
})
