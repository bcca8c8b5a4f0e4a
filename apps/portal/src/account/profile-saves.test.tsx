import { getProfile } from '@producer-portal/domain/account'
import { demoPerson } from '@producer-portal/domain/mocks'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useQuery } from '../api/useQuery.js'
import * as session from '../auth/session.js'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import {
  sendMobileCode,
  useChangePassword,
  useChangeSecurityQuestion,
  useConfirmContact,
  useProfilePreferenceToggle,
  useVerifyMobileCode,
} from './mutations.js'

vi.mock('../auth/session.js', { spy: true })

const profile = {
  ...demoPerson('rivera').profile,
  changePasswordExpirationInDays: 3,
  verificationExpirationInDays: 5,
  mobileOptIn: false,
  showInFieldDirectory: true,
  mfa: { sms: '+15550100' },
}

beforeEach(() => {
  vi.mocked(session.startSession).mockReset().mockReturnValue(true)
})

const update = '/profile/update'
const paths = ['password', 'question', 'verify', 'optIn', 'fieldDirectory', 'contact/verify'].map(
  (last) => `${update}/${last}`,
)

/** A profile whose second reading never ends: what is shown after a save is what that save says. */
async function open(answer: { readonly status?: number } = {}) {
  let reads = 0
  const sent = answerCalls({
    '/profile': () => {
      reads += 1
      return reads === 1 ? { body: profile } : { isSilent: true }
    },
    ...Object.fromEntries(paths.map((path) => [path, answer])),
  })
  const page = renderQuery(() => ({
    profile: useQuery(getProfile, {}).data,
    password: useChangePassword(),
    question: useChangeSecurityQuestion(),
    confirm: useConfirmContact(),
    toggle: useProfilePreferenceToggle(),
    code: useVerifyMobileCode(),
  }))
  await waitFor(() => expect(page.current.profile).toBeDefined())
  return { page, loaded: page.current.profile, sent, countReads: () => reads }
}

type Page = Awaited<ReturnType<typeof open>>['page']['current']
const passwords = { oldPassword: 'Old#2026', newPassword: 'New#2027', newPasswordVerified: 'New#2027' }

const saves: [string, (page: Page) => Promise<unknown>, string, unknown, object][] = [
  ['password', (page) => page.password(passwords), 'password', passwords, { changePasswordExpirationInDays: null }],
  [
    'security question',
    (page) => page.question({ question: 'First pet?', answer: 'Rex', answerVerified: 'Rex' }),
    'question',
    { question: 'First pet?', answer: 'Rex', answerVerified: 'Rex' },
    { challengeQuestion: 'First pet?' },
  ],
  ['confirmed contact', (page) => page.confirm(), 'verify', {}, { verificationExpirationInDays: null }],
  ['text alert', (page) => page.toggle('mobileOptIn', true), 'optIn', { enabled: true }, { mobileOptIn: true }],
  [
    'directory entry',
    (page) => page.toggle('showInFieldDirectory', false),
    'fieldDirectory',
    { showInFieldDirectory: false },
    { showInFieldDirectory: false },
  ],
  [
    'mobile phone',
    (page) => page.code({ sessionId: 's1', phoneNumber: '5550177', otpCode: '123456' }),
    'contact/verify',
    { sessionId: 's1', otpCode: '123456', otpMethod: 'sms-mobile' },
    { mfa: { sms: '5550177' } },
  ],
]

test.each(saves)(
  'a changed %s is shown at once, and the service is asked again',
  async (_, save, path, body, shown) => {
    const { page, loaded, sent, countReads } = await open()
    expect(await act(() => save(page.current))).toMatchObject({ ok: true })
    expect(sent.filter((call) => call.path !== '/profile')).toEqual([{ path: `${update}/${path}`, body }])
    expect(page.current.profile).toEqual({ ...loaded, ...shown })
    await waitFor(() => expect(countReads()).toBe(2))
  },
)

test.each(saves)('a %s that is not saved leaves the profile as it was', async (_, save) => {
  const { page, loaded } = await open({ status: 409 })
  expect(await act(() => save(page.current))).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
  expect(page.current.profile).toEqual(loaded)
})

test('no other save starts a session', async () => {
  const { page } = await open()
  for (const [, save] of saves.slice(1)) await act(() => save(page.current))
  expect(session.startSession).not.toHaveBeenCalled()
})

test('the session that comes with a new password starts before the profile is asked for', async () => {
  const { page, countReads } = await open()
  let readsBefore: number | undefined
  vi.mocked(session.startSession).mockImplementation(() => {
    readsBefore = countReads()
    return true
  })
  await act(() => page.current.password(passwords))
  expect(session.startSession).toHaveBeenCalledOnce()
  expect(readsBefore).toBe(1)
})

test('a password that is not saved starts no session', async () => {
  const { page } = await open({ status: 409 })
  await act(() => page.current.password(passwords))
  expect(session.startSession).not.toHaveBeenCalled()
})

test.each([
  ['the change that waits for it', { body: { sessionId: 's7' } }, { ok: true, data: 's7' }],
  ['none without an id', { body: { sessionId: null } }, { ok: false, failure: { kind: 'failed' } }],
  ['the failure', { status: 409 }, { ok: false, failure: { kind: 'conflict' } }],
])('a code to a new phone gives %s', async (_, answer, expected) => {
  const sent = answerCalls({ [`${update}/contact/initiate`]: answer })
  expect(await sendMobileCode('5550177')).toMatchObject(expected)
  expect(sent[0]?.body).toEqual({ phoneNumber: '5550177', otpMethod: 'sms-mobile' })
})
