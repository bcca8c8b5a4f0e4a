import { harborLife } from '@producer-portal/domain/brand'
import { describe, expect, test } from 'vitest'
import { codePage, errorPage, methodPage, signInPage } from './pages.ts'

const brand = { ...harborLife, name: 'Harbor <Life>' }
const page = { brand, uid: 'abc', pendingId: 'p1' }

describe('the pages of the identity provider carry the brand', () => {
  test.each([
    ['sign-in', signInPage({ ...page, username: '' })],
    ['the choice of a contact', methodPage({ ...page, choices: [] })],
    ['the code', codePage({ ...page, method: 'email', sent: 'by email to m***@example.com' })],
    ['an error', errorPage(brand, 'access_denied')],
  ])('%s', (_, markup) => {
    const text = String(markup)
    expect(text).toContain(' · Harbor Producer Portal</title>')
    expect(text).toContain('<strong>Harbor &lt;Life&gt;</strong><span>Harbor Producer Portal</span>')
    expect(text).toContain('Call 800-555-0163 or email help@harborlife.example.com.')
    expect(text).not.toContain('Meridian')
  })

  test('with a picture as its logo', () => {
    const logo = { src: '/logo.png', width: 40, height: 40 }
    expect(errorPage({ ...brand, logo }, 'x')).toContain('<img src="/logo.png" alt="" />')
  })
})

test('the fields are those that password managers fill', () => {
  const signIn = String(signInPage({ ...page, username: '' }))
  expect(signIn).toMatch(/name="username"[^>]*autocomplete="username"/)
  expect(signIn).toMatch(/name="password"[^>]*autocomplete="current-password"/)
  const code = String(codePage({ ...page, method: 'sms-mobile', sent: 'by text message' }))
  expect(code).toMatch(/name="code"[^>]*autocomplete="one-time-code"/)
})
