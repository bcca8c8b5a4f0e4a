import { preloadLazyComponents, ToastProvider } from '@producer-portal/ui'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '@producer-portal/domain/endpoint'
import { useLocation } from 'react-router-dom'
import { changeSession } from '../auth/state.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { TestRouter } from '../testing/TestRouter.js'
import { useMobileCode } from './mobile-phone-change.js'
import { useAccountChange } from './useAccountChange.js'
import { useConfirmationResend } from './useConfirmationResend.js'
import { useProfilePreference } from './useProfilePreference.js'

const signIn = (audience: 'Agent' | 'HomeOffice') =>
  changeSession({ status: 'authenticated', user: { userId: 'rivera', audiences: [audience], access: ['FRS'] } })

beforeAll(preloadLazyComponents)
beforeEach(() => signIn('Agent'))
afterEach(() => {
  cleanup()
  changeSession({ status: 'unknown' })
})

/** Runs a hook on a page with toasts, and tells where that page is. */
function open<T>(useHook: () => T) {
  const seen: { hook?: T; location?: ReturnType<typeof useLocation> } = {}
  const Data = freshData()
  function Page() {
    const location = useLocation()
    const hook = useHook()
    Object.assign(seen, { hook, location })
    return null
  }
  render(
    <ToastProvider>
      <Data>
        <TestRouter initialEntries={['/before', '/change-name']}>
          <Page />
        </TestRouter>
      </Data>
    </ToastProvider>,
  )
  return {
    get hook(): T {
      if (seen.hook === undefined) throw new Error('The page is not there')
      return seen.hook
    },
    at: () => ({ path: seen.location?.pathname, state: seen.location?.state as unknown }),
  }
}

const ok: Result<unknown> = { ok: true, data: {} }
const conflict: Result<unknown> = { ok: false, failure: { kind: 'conflict', message: undefined, errors: [] } }

function openChange({ isOnboarding = false, draft = undefined as { name: string } | undefined, result = ok } = {}) {
  const save = vi.fn(() => Promise.resolve(result))
  const [setDraft, discardDraft] = [vi.fn(), vi.fn()]
  const page = open(() =>
    useAccountChange<{ name: string }, { name: string }>({
      isOnboarding,
      initial: { name: 'Elena' },
      draft: { draft, setDraft, discardDraft },
      save,
      row: 'name',
      savedText: 'Your name has been updated.',
    }),
  )
  return { page, save, setDraft, discardDraft }
}

test.each([
  ['the profile', 'Agent', false, '/profile'],
  ['the dashboard for those without a whole profile', 'HomeOffice', false, '/dashboard'],
  ['the contact data that is being confirmed', 'Agent', true, '/verify-contact'],
] as const)('a change leads back to %s', async (_, audience, isOnboarding, back) => {
  signIn(audience)
  const { page } = openChange({ isOnboarding })
  expect(page.hook.form).toMatchObject({ backHref: back, isOnboarding, state: 'ready' })
  await act(async () => page.hook.form.onCancel())
  expect(page.at()).toEqual({ path: back, state: null })
})

test('what was typed is kept before what is saved, and counts as unsaved', () => {
  expect(openChange().page.hook).toMatchObject({ isUnsaved: false, form: { values: { name: 'Elena' } } })
  expect(openChange({ draft: { name: 'Elena' } }).page.hook.isUnsaved).toBe(false)
  const { page, setDraft } = openChange({ draft: { name: 'Ela' } })
  expect(page.hook).toMatchObject({ isUnsaved: true, form: { values: { name: 'Ela' } } })
  page.hook.form.onValuesChange({ name: 'El' })
  expect(setDraft).toHaveBeenCalledExactlyOnceWith({ name: 'El' })
})

test('a change that is saved is told, and its row has the focus; then nothing of it is kept', async () => {
  const { page, save, discardDraft } = openChange({ draft: { name: 'Ela' } })
  act(() => page.hook.form.onSave({ name: 'Ela' }))
  expect(page.hook.form.state).toBe('saving')
  await waitFor(() => expect(page.at()).toEqual({ path: '/profile', state: { changed: 'name' } }))
  expect(discardDraft).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Ela' })
  expect(screen.getByText('Your name has been updated.')).toBeDefined()
})

test('one that fails stays where it is, with the reason and all that was typed', async () => {
  const { page, discardDraft } = openChange({ draft: { name: 'Ela' }, result: conflict })
  await act(async () => page.hook.form.onSave({ name: 'Ela' }))
  expect(page.hook.form).toMatchObject({ state: 'ready', failure: { kind: 'conflict' }, values: { name: 'Ela' } })
  expect(page.at().path).toBe('/change-name')
  expect(discardDraft).not.toHaveBeenCalled()
  expect(screen.queryByText('Your name has been updated.')).toBeNull()
})

test.each([
  ['sent', {}, 'We sent the link again.'],
  ['refused', { status: 409 }, "We couldn't send the link. Try again."],
])('a link that confirms an email is %s again', async (_, answer, told) => {
  const sent = answerCalls({ '/profile/update/business-email': answer })
  const page = open(() => useConfirmationResend('a@example.com'))
  await act(() => page.hook.resend())
  expect(sent[0]?.body).toEqual({ email: 'a@example.com', emailVerified: 'a@example.com' })
  expect(screen.getByText(told)).toBeDefined()
  expect(page.hook.state).toBe('ready')
})

test.each([null, undefined, ''])('without an email (%j) no link is sent', async (email) => {
  const sent = answerCalls({})
  const page = open(() => useConfirmationResend(email))
  await act(() => page.hook.resend())
  expect(sent).toEqual([])
})

test.each([
  ['mobileOptIn', true, 'You have opted in to text alerts.'],
  ['mobileOptIn', false, 'You have opted out of text alerts.'],
  ['showInFieldDirectory', true, 'You are now included in the Field Directory.'],
  ['showInFieldDirectory', false, 'You have been removed from the Field Directory.'],
] as const)('the preference %s, now %s, is told once it is saved', async (preference, isOn, told) => {
  const toggle = vi.fn(() => Promise.resolve(ok))
  const page = open(() => useProfilePreference(preference, toggle))
  await act(async () => page.hook.change(isOn))
  expect(toggle).toHaveBeenCalledExactlyOnceWith(preference, isOn)
  expect(screen.getByText(told)).toBeDefined()
  expect(page.hook.failure).toBeUndefined()
})

test('one that is not saved says why beside it until the next try, and one that was pressed again says nothing', async () => {
  const results: (Result<unknown> | null)[] = [conflict, null]
  const page = open(() => useProfilePreference('mobileOptIn', () => Promise.resolve(results.shift() ?? null)))
  await act(async () => page.hook.change(true))
  expect(page.hook.failure).toMatchObject({ kind: 'conflict' })
  await act(async () => page.hook.change(true))
  expect(page.hook.failure).toBeUndefined()
  expect(screen.queryByText(/text alerts/)).toBeNull()
})

const waiting = { sessionId: 's1', phoneNumber: '5550177', codesSent: 1 }
const [verify, initiate] = ['/profile/update/contact/verify', '/profile/update/contact/initiate']

test('a code is checked once at a time, and a wrong one says at which step it failed', async () => {
  const sent = answerCalls({ [verify]: { status: 409 } })
  const page = open(() => useMobileCode(waiting, vi.fn()))
  let results: readonly boolean[] = []
  await act(async () => {
    results = [await page.hook.check('111111')]
  })
  expect(results).toEqual([false])
  expect(page.hook).toMatchObject({ state: 'ready', failure: { step: 'check', failure: { kind: 'conflict' } } })
  expect(sent).toEqual([{ path: verify, body: { sessionId: 's1', otpCode: '111111', otpMethod: 'sms-mobile' } }])
})

test('a right one ends the change, after which nothing is sent any more', async () => {
  const sent = answerCalls({ [verify]: {}, '/profile': { status: 404 } })
  const page = open(() => useMobileCode(waiting, vi.fn()))
  await act(async () => expect(await page.hook.check('123456')).toBe(true))
  expect(page.hook).toMatchObject({ state: 'verifying', failure: undefined })
  await act(() => page.hook.resend())
  await act(async () => expect(await page.hook.check('123456')).toBe(false))
  expect(sent.filter(({ path }) => path !== '/profile')).toHaveLength(1)
})

test('another code goes to the same phone, and counts', async () => {
  answerCalls({ [initiate]: { body: { sessionId: 's2' } } })
  const onWaitingChange = vi.fn()
  const page = open(() => useMobileCode(waiting, onWaitingChange))
  await act(() => page.hook.resend())
  expect(onWaitingChange).toHaveBeenCalledExactlyOnceWith({ sessionId: 's2', phoneNumber: '5550177', codesSent: 2 })
  expect(page.hook.state).toBe('ready')
})

test('one that cannot be sent leaves the change as it is and says so', async () => {
  answerCalls({ [initiate]: { status: 409 } })
  const onWaitingChange = vi.fn()
  const page = open(() => useMobileCode(waiting, onWaitingChange))
  await act(() => page.hook.resend())
  expect(onWaitingChange).not.toHaveBeenCalled()
  expect(page.hook).toMatchObject({ state: 'ready', failure: { step: 'send' } })
})

test('without a change there is no code to check or send', async () => {
  const sent = answerCalls({})
  const page = open(() => useMobileCode(undefined, vi.fn()))
  await act(() => page.hook.resend())
  await act(async () => expect(await page.hook.check('123456')).toBe(false))
  expect(sent).toEqual([])
})
