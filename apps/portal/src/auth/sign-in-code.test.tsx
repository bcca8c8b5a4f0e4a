import { readOperatingSystem } from '@producer-portal/domain/config'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { savedReturnTo, saveReturnTo } from './after-sign-in.js'
import { savedExternalRedirect } from './external-redirect.js'
import { endSession } from './session.js'
import { verifyCode } from './sign-in.js'
import { changePendingSignIn, currentPendingSignIn, currentSession } from './state.js'

const path = '/auth/verify-otp'
const typed = { code: '204917', remembersDevice: false }
const contacts = { email: null, mobilePhone: '******0112', homePhone: null }

beforeEach(() => changePendingSignIn({ stage: 'waiting', sessionId: 's1', contacts, sentBy: 'sms' }))
afterEach(() => {
  vi.restoreAllMocks()
  endSession()
})

/** Answers as the service does: the session comes in cookies. */
const signsIn = (body: object = {}) => {
  return answerCalls({
    [path]: () => {
      setCookies(sessionCookies())
      return { body: { jwt: 'x', ...body } }
    },
  })
}

describe('the right code', () => {
  test('signs in, and nothing waits any more', async () => {
    signsIn()
    expect(await verifyCode(typed)).toMatchObject({ ok: true, data: 'signed-in' })
    expect(currentSession()).toMatchObject({ status: 'authenticated', user: { userId: 'rivera' } })
    expect(currentPendingSignIn()).toBeNull()
    expect(savedExternalRedirect()).toBeNull()
  })

  test.each([true, false])('goes along with how it was sent, and with the tick %s', async (remembersDevice) => {
    const sent = signsIn()
    await verifyCode({ ...typed, remembersDevice })
    expect(sent).toEqual([
      {
        path,
        body: {
          sessionId: 's1',
          otpCode: '204917',
          otpMethod: 'sms-mobile',
          saveFingerprint: remembersDevice,
          userData: {
            browserInfo: expect.any(String),
            osInfo: readOperatingSystem(window.navigator.userAgent),
            host: window.location.host,
            location: expect.any(String),
          },
        },
      },
    ])
  })

  test('with a redirect shows the page that continues to another site, even if another page was requested', async () => {
    saveReturnTo('/new-business/pending')
    signsIn({ redirectUrl: 'https://apps.example.com/classic' })
    await verifyCode(typed)
    expect(savedExternalRedirect()).toBe('https://apps.example.com/classic')
    expect(savedReturnTo()).toBe('/verify/complete')
  })

  test('with a redirect that is no web address stays in the portal', async () => {
    saveReturnTo('/new-business/pending')
    signsIn({ redirectUrl: 'javascript:alert(1)' })
    await verifyCode(typed)
    expect(savedExternalRedirect()).toBeNull()
    expect(savedReturnTo()).toBe('/new-business/pending')
  })

  test('without a session in the cookies no one is signed in', async () => {
    answerCalls({ [path]: { body: { jwt: 'x' } } })
    expect(await verifyCode(typed)).toMatchObject({ failure: { kind: 'failed' } })
    expect(currentSession().status).not.toBe('authenticated')
  })
})

describe('any other answer', () => {
  const text = 'Too many attempts. Try again in 5 minutes.'
  test.each([
    [
      'a wrong code may be tried again',
      { status: 400, body: { message: 'No.' } },
      { failure: { kind: 'refused', status: 400 } },
      'waiting',
    ],
    ['one wrong code too many locks', { status: 423 }, { ok: true, data: 'ended' }, 'locked'],
    ['a sign-in that ran out has ended', { status: 401 }, { ok: true, data: 'ended' }, 'ended'],
    [
      'a limit speaks for itself',
      { status: 429, body: { message: text } },
      { failure: { kind: 'tooManyRequests', message: text } },
      'waiting',
    ],
    ['any other refusal is kept', { status: 409 }, { failure: { kind: 'conflict' } }, 'waiting'],
    ['a fault of the service is unknown', { status: 500 }, { failure: { kind: 'failed' } }, 'waiting'],
    ['a lost connection has its own result', { isLost: true }, { failure: { kind: 'unreachable' } }, 'waiting'],
  ])('%s', async (_, answer, expected, stage) => {
    answerCalls({ [path]: answer })
    expect(await verifyCode(typed)).toMatchObject(expected)
    expect(currentPendingSignIn()?.stage).toBe(stage)
  })

  test('no answer in time is a lost connection', async () => {
    vi.useFakeTimers()
    answerCalls({ [path]: { isSilent: true } })
    const checking = verifyCode(typed)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await checking).toMatchObject({ failure: { kind: 'unreachable' } })
    vi.useRealTimers()
  })

  test('a late refusal says nothing about a sign-in that was given up', async () => {
    answerCalls({
      [path]: () => {
        changePendingSignIn(null)
        return { status: 423 }
      },
    })
    await verifyCode(typed)
    expect(currentPendingSignIn()).toBeNull()
  })

  test('without a code that was sent there is nothing to check', async () => {
    const sent = answerCalls({})
    changePendingSignIn({ stage: 'waiting', sessionId: 's1', contacts, sentBy: null })
    expect(await verifyCode(typed)).toMatchObject({ ok: true, data: 'ended' })
    expect(sent).toEqual([])
  })
})
