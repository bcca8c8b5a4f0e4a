import { readOperatingSystem } from '@producer-portal/domain/config'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { savedReturnTo, saveReturnTo } from './after-sign-in.js'
import { saveExternalRedirect, savedExternalRedirect } from './external-redirect.js'
import { endSession } from './session.js'
import { verifyCode } from './sign-in.js'
import { changePendingSignIn, currentPendingSignIn, currentSession } from './state.js'

const path = '/auth/verify-otp'
const typed = { code: '204917', remembersDevice: false }
const contacts = { email: null, mobilePhone: '******0112', homePhone: null }

beforeEach(() => changePendingSignIn({ stage: 'waiting', sessionId: 's1', contacts, sentBy: 'sms' }))
afterEach(endSession)

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
    saveExternalRedirect('https://apps.example.com/of-an-earlier-sign-in')
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
  test.each([
    [
      'a wrong code may be tried again',
      { status: 400, body: { message: 'No.' } },
      { failure: { kind: 'refused', status: 400 } },
      'waiting',
    ],
    ['one wrong code too many locks', { status: 423 }, { ok: true, data: 'ended' }, 'locked'],
    ['a sign-in that ran out has ended', { status: 401 }, { ok: true, data: 'ended' }, 'ended'],
  ])('%s', async (_, answer, expected, stage) => {
    answerCalls({ [path]: answer })
    expect(await verifyCode(typed)).toMatchObject(expected)
    expect(currentPendingSignIn()?.stage).toBe(stage)
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
