import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { maintenanceNotification, siteNotification } from '../mocks/dashboard.ts'
import { dismissNotification, getCurrentNotification } from './index.ts'

describe('the site notification', () => {
  test.each([
    ['none', null, null],
    ['a complete one', siteNotification, siteNotification],
    ['one that leads outside', maintenanceNotification, maintenanceNotification],
    [
      'a type alone',
      { type: 'news' },
      { type: 'news', title: null, message: null, link: null, linkText: null, isInternal: false },
    ],
  ])('%s is accepted', (_, sent, expected) => {
    expect(v.parse(getCurrentNotification.answer, sent)).toEqual(expected)
  })

  test.each([
    ['GET /notification/current', getCurrentNotification, undefined],
    ['POST /notification/dismiss', dismissNotification, undefined],
  ] as const)('%s is declared', (address, { method, path, auth, source }, expected) => {
    expect([`${method} ${path}`, auth, source]).toEqual([address, 'bearer', expected])
  })
})
