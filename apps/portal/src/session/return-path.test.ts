import { afterEach, expect, test } from 'vitest'
import { writeCookie } from './browser-cookies.js'
import { forgetPath, rememberPath, rememberedPath } from './return-path.js'

afterEach(forgetPath)

test('a remembered path is kept, with its query, until it is forgotten', () => {
  rememberPath('/new-business/pending?page=2&sort=face-amount')
  expect(rememberedPath()).toBe('/new-business/pending?page=2&sort=face-amount')
  forgetPath()
  expect(rememberedPath()).toBeNull()
})

test.each(['/login', '/logout', '/expired', '//evil.example.com'])('"%s" is never remembered', (path) => {
  rememberPath(path)
  expect(rememberedPath()).toBeNull()
})

test('a cookie that somebody else wrote is checked like any other value', () => {
  writeCookie('redirectUrl', '//evil.example.com')
  expect(rememberedPath()).toBeNull()
})
