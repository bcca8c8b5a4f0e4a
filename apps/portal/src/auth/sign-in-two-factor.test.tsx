import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { cancelTwoFactor, loadContacts, nextStep, sendCode, startTwoFactor } from './sign-in.js'
import { changePendingSignIn, currentPendingSignIn } from './state.js'

const [email, mobilePhone, homePhone] = ['m***@example.com', '******0112', '******0199']
const info = '/auth/get-session-info'
const request = '/auth/request-otp'
const contacts = { email, mobilePhone, homePhone }

afterEach(() => {
  vi.restoreAllMocks()
  changePendingSignIn(null)
})

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

  test('email alone, and the code could not be sent: it can be asked for on the same page', async () => {
    answerCalls({ [info]: { body: { email } }, [request]: { status: 503 } })
    expect(await startTwoFactor('s1')).toBe('/verify/otp')
    expect(currentPendingSignIn()).toMatchObject({ sentBy: null, unsent: { kind: 'failed' } })
  })

  test.each([
    ['no answer came', { isLost: true }, { kind: 'unreachable' }],
    [
      'codes are stopped',
      { status: 423, body: { message: 'Call us.' } },
      { kind: 'refused', status: 423, message: 'Call us.' },
    ],
  ])('email alone, and %s: the page says so', async (_, answer, unsent) => {
    answerCalls({ [info]: { body: { email } }, [request]: answer })
    await startTwoFactor('s1')
    expect(currentPendingSignIn()).toMatchObject({ sentBy: null, unsent })
    expect(JSON.parse(window.sessionStorage.getItem('pending_sign_in') ?? '')).toMatchObject({ unsent })
  })

  test.each([
    ['the connection is lost', { isLost: true }],
    ['the service fails', { status: 500 }],
    ['the answer is of another shape', { body: { email: 7 } }],
  ])('contacts are asked for again when %s', async (_, answer) => {
    answerCalls({ [info]: answer })
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
    ['no such contact', { status: 422, body: { message: 'No.' } }, { failure: { kind: 'refused', status: 422 } }],
    ['a fault of the service', { status: 503 }, { failure: { kind: 'failed' } }],
    [
      'too many codes',
      { status: 429, body: { message: text } },
      { failure: { kind: 'tooManyRequests', message: text } },
    ],
    [
      'too many wrong codes in a day',
      { status: 423, body: { message: text } },
      { failure: { kind: 'refused', message: text } },
    ],
    ['a lost connection', { isLost: true }, { failure: { kind: 'unreachable' } }],
    ['a sign-in that ran out', { status: 401 }, { ok: true, data: 'ended' }],
  ])('%s is told apart', async (_, answer, expected) => {
    wait()
    answerCalls({ [request]: answer })
    expect(await sendCode('sms')).toMatchObject(expected)
    const ended = { stage: 'ended' }
    const still = { stage: 'waiting', sentBy: null }
    expect(currentPendingSignIn()).toMatchObject('data' in expected ? ended : still)
  })

  test('too many codes tell when the next one is sent', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    wait()
    answerCalls({ [request]: { status: 429, body: { message: text }, headers: { 'retry-after': '60' } } })
    expect(await sendCode('sms')).toMatchObject({
      failure: { kind: 'tooManyRequests', message: text, retryAt: 1_060_000 },
    })
    vi.useRealTimers()
  })

  test('no answer in time is a lost connection', async () => {
    vi.useFakeTimers()
    wait()
    answerCalls({ [request]: { isSilent: true } })
    const sending = sendCode('sms')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await sending).toMatchObject({ failure: { kind: 'unreachable' } })
    vi.useRealTimers()
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
