import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { cancelTwoFactor, loadContacts, nextStep, sendCode, startTwoFactor } from './sign-in.js'
import { changePendingSignIn, currentPendingSignIn } from './state.js'

const [email, mobilePhone, homePhone] = ['m***@example.com', '******0112', '******0199']
const info = '/auth/get-session-info'
const request = '/auth/request-otp'
const contacts = { email, mobilePhone, homePhone }

afterEach(() => changePendingSignIn(null))

describe('after a right password', () => {
  test.each([
    ['email and mobile phone: choose', { email, mobilePhone }, '/verify'],
    ['email and home phone: choose', { email, homePhone }, '/verify'],
    ['everything: choose', contacts, '/verify'],
    ['both phones: which one', { mobilePhone, homePhone }, '/verify/phoneType'],
    ['home phone: call', { homePhone }, '/verify/call'],
    ['mobile phone: text or call', { mobilePhone }, '/verify/mobileSelect'],
    ['nothing: ask for help', {}, '/verify/missing'],
  ])('%s', async (_, known, path) => {
    const sent = answerCalls({ [info]: { body: known } })
    expect(await startTwoFactor('s1')).toBe(path)
    expect(sent).toEqual([{ path: info, body: { sessionId: 's1' } }])
    expect(currentPendingSignIn()).toEqual({
      stage: 'waiting',
      sessionId: 's1',
      contacts: { email: null, mobilePhone: null, homePhone: null, ...known },
      sentBy: null,
    })
  })

  test('email alone: the code is sent there at once', async () => {
    const sent = answerCalls({ [info]: { body: { email } }, [request]: {} })
    expect(await startTwoFactor('s1')).toBe('/verify/otp')
    expect(sent.at(-1)).toEqual({ path: request, body: { sessionId: 's1', otpMethod: 'email' } })
    expect(currentPendingSignIn()).toMatchObject({ sentBy: 'email' })
  })

  test('email alone, and codes are stopped: the same page says so, and asks for one', async () => {
    answerCalls({ [info]: { body: { email } }, [request]: { status: 423, body: { message: 'Call us.' } } })
    expect(await startTwoFactor('s1')).toBe('/verify/otp')
    const unsent = { kind: 'refused', status: 423, message: 'Call us.' }
    expect(currentPendingSignIn()).toMatchObject({ sentBy: null, unsent })
    expect(JSON.parse(window.sessionStorage.getItem('pending_sign_in') ?? '')).toMatchObject({ unsent })
  })

  test('contacts that could not be loaded are asked for again', async () => {
    answerCalls({ [info]: { status: 500 } })
    expect(await startTwoFactor('s1')).toBe('/verify')
    expect(currentPendingSignIn()).toMatchObject({ stage: 'waiting', contacts: null })
    expect(await loadContacts()).toBe(false)

    vi.restoreAllMocks()
    answerCalls({ [info]: { body: { homePhone } } })
    expect(await loadContacts()).toBe(true)
    expect(nextStep()).toBe('/verify/call')
  })

  test('a sign-in that the service no longer knows has ended', async () => {
    answerCalls({ [info]: { status: 401 } })
    await startTwoFactor('s1')
    expect(currentPendingSignIn()).toEqual({ stage: 'ended' })
  })
})

const wait = () => changePendingSignIn({ stage: 'waiting', sessionId: 's1', contacts, sentBy: null })

describe('sending a code', () => {
  test.each([
    ['email', 'email'],
    ['sms', 'sms-mobile'],
    ['voice', 'voice-mobile'],
    ['voice-home', 'voice-home'],
  ] as const)('by %s is asked for as %s, and remembered', async (method, otpMethod) => {
    wait()
    const sent = answerCalls({ [request]: {} })
    expect(await sendCode(method)).toEqual({ ok: true, data: 'sent' })
    expect(sent).toEqual([{ path: request, body: { sessionId: 's1', otpMethod } }])
    expect(currentPendingSignIn()).toMatchObject({ sentBy: method })
  })

  const text = 'Too many codes were sent. Please sign in again.'
  test.each([
    [
      'too many wrong codes in a day',
      { status: 423, body: { message: text } },
      { failure: { kind: 'refused', message: text } },
    ],
    ['a sign-in that ran out', { status: 401 }, { ok: true, data: 'ended' }],
  ])('%s is told apart', async (_, answer, expected) => {
    wait()
    answerCalls({ [request]: answer })
    expect(await sendCode('sms')).toMatchObject(expected)
    const ended = { stage: 'ended' }
    const still = { stage: 'waiting', sentBy: null }
    expect(currentPendingSignIn()).toMatchObject('data' in expected ? ended : still)
  })

  test('a late answer leaves a sign-in alone that was begun meanwhile', async () => {
    wait()
    const another = { stage: 'waiting', sessionId: 's2', contacts, sentBy: null } as const
    answerCalls({
      [request]: () => {
        changePendingSignIn(another)
        return {}
      },
    })
    await sendCode('sms')
    expect(currentPendingSignIn()).toEqual(another)
  })

  test('after cancelling nothing is sent any more', async () => {
    wait()
    cancelTwoFactor()
    const sent = answerCalls({ [request]: {} })
    expect(await sendCode('sms')).toMatchObject({ ok: true, data: 'ended' })
    expect(sent).toEqual([])
  })
})
