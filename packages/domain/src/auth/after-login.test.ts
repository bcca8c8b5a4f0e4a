import { describe, expect, test } from 'vitest'
import { initialAuthentication, nextAuthentication } from './session.ts'
import type { AuthenticationEvent, AuthenticationState } from './session.ts'

const failure = { message: 'Invalid Credentials', type: 'error' } as const

describe('the state of signing in', () => {
  test('is unknown at first', () => {
    expect(initialAuthentication).toBeNull()
  })

  test.each<[string, AuthenticationState, AuthenticationEvent, AuthenticationState]>([
    ['a sign-in authenticates', null, { kind: 'signed-in' }, { status: 'authenticated' }],
    [
      'a sign-in after a failure authenticates',
      { status: 'failed', ...failure },
      { kind: 'signed-in' },
      { status: 'authenticated' },
    ],
    [
      'a failed sign-in keeps its message and type',
      null,
      { kind: 'failed', ...failure },
      { status: 'failed', ...failure },
    ],
    ['a migration starts', { status: 'authenticated' }, { kind: 'migration-started' }, { status: 'migrating' }],
    ['a migration ends', { status: 'migrating' }, { kind: 'migration-done' }, { status: 'migrated' }],
    ['a migration that nobody waits for changes nothing', null, { kind: 'migration-done' }, null],
    ['after signing out it is unknown again', { status: 'authenticated' }, { kind: 'signed-out' }, null],
  ])('%s', (_, state, event, expected) => {
    expect(nextAuthentication(state, event)).toEqual(expected)
  })
})
