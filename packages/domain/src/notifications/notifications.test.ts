import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { maintenanceNotification, notificationPreferences, siteNotification } from '../mocks/notifications.ts'
import * as notifications from './index.ts'

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
    expect(v.parse(notifications.getCurrentNotification.answer, sent)).toEqual(expected)
  })

  test.each([
    ['GET /notification/current', notifications.getCurrentNotification, undefined],
    ['POST /notification/dismiss', notifications.dismissNotification, undefined],
    ['GET /notification-preferences', notifications.getNotificationPreferences, 'portal-defined'],
    ['POST /notification-preferences', notifications.saveNotificationPreference, 'portal-defined'],
  ] as const)('%s is declared', (address, { method, path, auth, source }, expected) => {
    expect([`${method} ${path}`, auth, source]).toEqual([address, 'bearer', expected])
  })
})

describe('e-mail preferences', () => {
  test('the page has exactly two toggles, in order', () => {
    const sent = [{ key: 'birthday', enabled: true, allowedByGA: true }, ...notificationPreferences.toReversed()]
    expect(notifications.notificationToggles(sent)).toEqual(notificationPreferences)
  })

  test('a preference that the server does not send is off and may not be switched', () => {
    const off = { enabled: false, allowedByGA: false }
    expect(notifications.notificationToggles([])).toEqual([
      { key: 'newbusiness-followup', ...off },
      { key: 'newbusiness-received', ...off },
    ])
  })

  test('only the General Agent decides whether one may be switched', () => {
    expect(notificationPreferences.map(notifications.canToggleNotification)).toEqual([true, false])
  })

  test.each([
    [{ key: 'newbusiness-followup', enabled: false }, true],
    [{ key: 'newbusiness-later', enabled: false }, false],
    [{ key: 'newbusiness-followup' }, false],
    [{ key: 'newbusiness-followup', enabled: true, allowedByGA: true }, false],
  ])('saving takes %j: %s', (body, expected) => {
    const { body: schema } = notifications.saveNotificationPreference
    expect(schema !== undefined && v.safeParse(schema, body).success).toBe(expected)
  })
})
