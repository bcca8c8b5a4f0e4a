import { demoPassword, demoPeople } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { announcement } from './announce.ts'

describe('a service that is ready says', () => {
  test.each(['local', 'dev', 'test'])('in %s who can sign in', (mode) => {
    const text = announcement(4300, readSettings({ PORTAL_MODE: mode }), true)
    expect(text).toMatch(/^Producer portal ready at http:\/\/localhost:4300\n/)
    expect(text).toContain(demoPassword)
    expect(demoPeople.filter(({ userId }) => !text.includes(`\n  ${userId} `))).toEqual([])
  })

  test.each(['model', 'prod'])('in %s nothing but where it is', (mode) => {
    const text = announcement(4300, readSettings({ PORTAL_MODE: mode }), true)
    expect(text).toBe('Producer portal ready at http://localhost:4300')
  })

  test.each([
    [undefined, 'Stop the service, then create the first one:'],
    ['postgres://me@db/portal', 'There are no accounts yet. Create the first one:'],
  ])('how to create the first account while there is none (database %s)', (DATABASE_URL, expected) => {
    const text = announcement(4300, readSettings({ PORTAL_MODE: 'prod', DATABASE_URL }), false)
    expect(text).toContain(expected)
    expect(text).toContain('npm run create-admin -- --user')
  })
})
