import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { brandSchema, getPortalName } from './brand.ts'
import { brands, meridianMutual } from './brands.ts'

describe('the brands', () => {
  test.each(brands)('$name is a valid brand', (brand) => {
    expect(v.parse(brandSchema, JSON.parse(JSON.stringify(brand)))).toEqual(brand)
  })

  test.each(brands)('$name has fictitious addresses and phone numbers', ({ phone, salesPhone, email, links }) => {
    for (const number of [phone, salesPhone]) expect(number).toMatch(/^\d{3}-555-01\d\d$/)
    expect(salesPhone).not.toBe(phone)
    expect(email).toMatch(/@[\w.]*example\.com$/)
    for (const { href } of links) expect(new URL(href).hostname).toMatch(/example\.com$/)
  })

  test('have ids of their own', () => {
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length)
  })

  test('have a motif each, drawn differently', () => {
    expect(new Set(brands.map(({ motif }) => motif?.path)).size).toBe(brands.length)
  })

  test('name the portal after their product', () => {
    expect(getPortalName(meridianMutual)).toBe('Meridian Producer Portal')
  })
})

describe('a brand from outside the code', () => {
  test.each<[string, object]>([
    ['an id that a style sheet could not hold', { id: 'Cedar"]' }],
    ['a name that is blank', { name: ' ' }],
    ['a hue beyond the circle', { hue: 400 }],
    ['a logo that is not path data', { logo: { viewBox: '0 0 24 24', path: '"><script>' } }],
    ['a motif that is not path data', { motif: { viewBox: '0 0 24 24', path: '"><script>' } }],
    ['a motif without lines', { motif: { viewBox: '0 0 24 24', path: 'M0 0h24', lineWidth: 0 } }],
    ['a logo from another site', { logo: { src: 'https://elsewhere.example.com/x.png', width: 24, height: 24 } }],
    ['a link that runs a script', { links: [{ label: 'Privacy', href: 'javascript:alert(1)' }] }],
    ['a misspelled field', { colour: 'red' }],
  ])('%s is not accepted', (_, change) => {
    expect(v.is(brandSchema, { ...meridianMutual, ...change })).toBe(false)
  })
})
