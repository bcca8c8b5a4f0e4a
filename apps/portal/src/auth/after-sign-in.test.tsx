import { afterEach, expect, test } from 'vitest'
import { clearReturnTo, savedReturnTo, saveReturnTo } from './after-sign-in.js'
import { writeCookie } from './cookies.js'

afterEach(clearReturnTo)

test('a remembered path is kept, with its query, until it is forgotten', () => {
  saveReturnTo('/new-business/pending?page=2&sort=face-amount')
  expect(savedReturnTo()).toBe('/new-business/pending?page=2&sort=face-amount')
  clearReturnTo()
  expect(savedReturnTo()).toBeNull()
})

test('two tabs that expire together return to their own paths, whichever wrote the cookie last', () => {
  saveReturnTo('/change-name')
  writeCookie('redirectUrl', '/new-business/pending')
  expect(savedReturnTo()).toBe('/change-name')
})

test('a tab without a path of its own returns to that of the cookie', () => {
  writeCookie('redirectUrl', '/new-business/pending')
  expect(savedReturnTo()).toBe('/new-business/pending')
})

test.each(['/login', '/logout', '/expired', '//evil.example.com'])('"%s" is never remembered', (path) => {
  saveReturnTo(path)
  expect(savedReturnTo()).toBeNull()
})

test('a cookie that another system wrote is checked like any other value', () => {
  writeCookie('redirectUrl', '//evil.example.com')
  expect(savedReturnTo()).toBeNull()
})
