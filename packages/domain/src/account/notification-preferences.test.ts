import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { notificationPreferences } from '../catalog/index.ts'
import * as account from './index.ts'

describe('the calls', () => {
  test.each([
    ['GET /notification-preferences', account.getNotificationPreferences],
    ['POST /notification-preferences', account.saveNotificationPreference],
  ] as const)('%s is declared', (address, { method, path, auth, source }) => {
    expect([`${method} ${path}`, auth, source]).toEqual([address, 'bearer', 'portal-defined'])
  })
})

describe('email preferences', () => {
  test('the page has exactly two toggles, in order', () => {
    const sent = [{ key: 'birthday', enabled: true, allowedByGA: true }, ...notificationPreferences.toReversed()]
    expect(account.notificationToggles(sent)).toEqual(notificationPreferences)
  })

  test('a preference that the server does not send is off and may not be switched', () => {
    const off = { enabled: false, allowedByGA: false }
    expect(account.notificationToggles([])).toEqual([
      { key: 'newbusiness-followup', ...off },
      { key: 'newbusiness-received', ...off },
    ])
  })

  test('only the General Agent decides whether one may be switched', () => {
    expect(notificationPreferences.map(account.canToggleNotification)).toEqual([true, false])
  })

  test.each([
    [{ key: 'newbusiness-followup', enabled: false }, true],
    [{ key: 'newbusiness-later', enabled: false }, false],
    [{ key: 'newbusiness-followup' }, false],
    [{ key: 'newbusiness-followup', enabled: true, allowedByGA: true }, false],
  ])('saving takes %j: %s', (body, expected) => {
    const { body: schema } = account.saveNotificationPreference
    expect(schema !== undefined && v.safeParse(schema, body).success).toBe(expected)
  })
})
