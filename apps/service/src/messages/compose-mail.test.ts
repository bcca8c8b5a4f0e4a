import { harborLife } from '@producer-portal/domain/brand'
import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { toHex } from './hex-color.ts'

const sender = { brand: harborLife, origin: 'https://portal.example' }
const base = { userId: 'lin', kind: 'email', sentTo: 'lin@agency.example', subject: 'Your passcode' } as const

test('both forms name the portal, the company and its number', () => {
  const { text, html } = composeMail({ ...base, body: 'Hello.' }, sender)
  for (const form of [text, html]) {
    expect(form).toContain('Hello.')
    expect(form).toContain(`${harborLife.product} Producer Portal`)
    expect(form).toContain(harborLife.name)
    expect(form).toContain(harborLife.phone)
  }
})

test('a link is pressed where it stands, and its signs are safe', () => {
  const link = 'https://portal.example/reset?sessionId=a&b=c'
  const { text, html } = composeMail({ ...base, body: `Go to ${link} now.`, link }, sender)
  expect(text).toContain(`Go to ${link} now.`)
  const safe = 'https://portal.example/reset?sessionId=a&amp;b=c'
  expect(html).toContain(`Go to <a href="${safe}"`)
  expect(html).toContain(`>${safe}</a> now.`)
})

test('a passcode stands by itself, too', () => {
  const { html } = composeMail({ ...base, body: 'Your passcode is 123456.', code: '123456' }, sender)
  expect(html).toMatch(/<p [^>]+>123456<\/p>/)
})

test('what people wrote is text, not markup, and each line is a paragraph', () => {
  const { html } = composeMail({ ...base, body: 'Client: <b>Ann & Co</b>\nNotify: "Lin"' }, sender)
  expect(html).toContain('>Client: &lt;b&gt;Ann &amp; Co&lt;/b&gt;</p>')
  expect(html).toContain('>Notify: &quot;Lin&quot;</p>')
})

test('the logo and the color of the brand stand above the text', () => {
  const { html } = composeMail({ ...base, body: 'Hello.' }, sender)
  const color = toHex(0.51, harborLife.chroma, harborLife.hue)
  expect(html).toContain(`border-top:4px solid ${color}`)
  expect(html).toMatch(new RegExp(`<svg class="logo" width="\\d+" height="24" [^>]+fill:${color}"><path d="`))
  const picture = { src: '/logo.png', width: 300, height: 100 }
  const other = composeMail({ ...base, body: 'Hello.' }, { ...sender, brand: { ...harborLife, logo: picture } })
  expect(other.html).toContain('<img src="https://portal.example/logo.png" width="72" height="24" alt=""')
})

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.627966, 0.257704, 29.2346, '#ff0000'],
  [0.519752, 0.176858, 142.4953, '#008000'],
])('the color oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
  expect(toHex(lightness, chroma, hue)).toBe(hex)
})
