import { expect, test } from 'vitest'
import { brands } from './brands.js'

test.each(brands)('$name is reached at addresses and numbers that belong to nobody', ({ phone, email, links }) => {
  expect(phone).toMatch(/^\d{3}-555-01\d\d$/)
  expect(email).toMatch(/@[\w.]*example\.com$/)
  for (const { href } of links) expect(new URL(href).hostname).toMatch(/example\.com$/)
})
