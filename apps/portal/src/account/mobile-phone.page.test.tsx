import { getProfile, initiateContactChange, verifyContactChange } from '@producer-portal/domain/account'
import type { Profile } from '@producer-portal/domain/account'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const saved = 'Your mobile phone was changed. Please allow two business days for changes.'
const numberField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'New mobile phone' })
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'One-time passcode' })
const alert = () => within(screen.getByRole('main')).getByRole('alert')
const isPreferencesOff = () =>
  screen.getByRole('link', { name: 'Preferences' }).getAttribute('aria-disabled') === 'true'
const enter = async ({ user }: PortalTab, field: () => Promise<HTMLElement>, text: string) => {
  await user.clear(await field())
  await user.type(await field(), text)
}
/** The code is wrong at its field, which has the focus for the next try. */
const expectAtCode = async (description: string) => {
  const field = await screen.findByRole('textbox', { name: 'One-time passcode', description })
  await waitFor(() => expect(document.activeElement).toBe(field))
}

/** The newest code that was sent by text message. */
async function sentCode({ service }: PortalTab, userId: string): Promise<string> {
  const [newest] = (await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[]
  expect(newest?.kind).toBe('sms')
  return newest?.code ?? ''
}
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

/** Opens the page of the code, which was sent to a new number. */
async function openCodePage(as: string, from = '/change-mfa-phone'): Promise<PortalTab> {
  const tab = await openPortal({ as, at: from })
  if (from !== '/change-mfa-phone') await tab.goTo('/change-mfa-phone')
  await enter(tab, numberField, '773 555 0178')
  await tab.press('Send code')
  await codeField()
  expect(tab.address()).toBe('/change-mfa-phone-verify')
  return tab
}

test('a new mobile phone is set by the code that was sent to it, and its code page is gone', async () => {
  const tab = await openCodePage('okafor', '/profile')
  await screen.findByText('Code sent to phone')
  await screen.findByText(/\(773\) 555-0178/)
  await tab.user.type(await codeField(), await sentCode(tab, 'okafor'))
  await tab.press('Verify')
  await screen.findByText(saved)
  expect(tab.address()).toBe('/profile')
  const row = await screen.findByRole('link', { name: 'Change Mobile Phone' })
  await waitFor(() => expect(document.activeElement).toBe(row))
  await tab.goBack()
  expect(tab.address()).toBe('/change-mfa-phone')
  await tab.goBack()
  expect(tab.address()).toBe('/profile')

  await tab.goTo('/change-mfa-phone-verify')
  expect((await numberField()).value).toBe('')
  expect(tab.address()).toBe('/change-mfa-phone')
  expect(await screen.findAllByText(/\(773\) 555-0178/)).toHaveLength(2)
})

test('a number that is incomplete, has an extension or is the current one is not sent', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/change-mfa-phone' })
  const [onFile] = await screen.findAllByText(/^\(773\) 555-01\d\d$/)
  const current = onFile?.textContent ?? ''
  for (const [text, description] of [
    ['773 555', /Enter a phone number of 10 to 15 digits and nothing else\./],
    ['(773) 555-0178 ext. 2', /Enter a phone number of 10 to 15 digits and nothing else\./],
    [current, /This is your current mobile phone\. Enter a different number\./],
  ] as const) {
    await enter(tab, numberField, text)
    await tab.press('Send code')
    await screen.findByRole('textbox', { name: 'New mobile phone', description })
  }
  expect(tab.sentTo(initiateContactChange)).toEqual([])
})

test('a code that is not sent says why, and the number stays, after a reload too', async () => {
  const tab = await openPortal({ as: 'brandt', at: '/change-mfa-phone' })
  await enter(tab, numberField, '+1 (773) 555-0178')
  const expectFailure = async (reason: string) => {
    await tab.press('Send code')
    await screen.findByText(reason)
    expect(document.activeElement).toBe(alert())
    expect((await numberField()).value).toBe('(773) 555-0178')
  }
  tab.fails(initiateContactChange)
  await expectFailure('Unknown error occurred while sending OTP Code.')
  tab.fails(initiateContactChange, { status: 403, body: { errors: ['This number takes no text messages.'] } })
  await expectFailure('This number takes no text messages.')
  tab.losesConnection(initiateContactChange)
  await expectFailure('Failed to send mobile OTP code. Please check your internet connection.')
  tab.recover()
  tab.reload()
  expect((await numberField()).value).toBe('(773) 555-0178')
  await tab.press('Send code')
  await codeField()
})

test("a code that can't be checked says why and stays, and a wrong one is tried again", async () => {
  const tab = await openCodePage('brandt')
  const code = await sentCode(tab, 'brandt')
  await tab.user.type(await codeField(), '12345')
  await tab.press('Verify')
  await expectAtCode('Codes are at least 6 characters and include a number.')
  expect(tab.sentTo(verifyContactChange)).toEqual([])

  await enter(tab, codeField, code)
  tab.fails(verifyContactChange, { status: 503 })
  await tab.press('Verify')
  await screen.findByText('Unknown error validating OTP Code')
  expect(document.activeElement).toBe(alert())
  const errors = ['This code has expired. Ask for another one.']
  tab.fails(verifyContactChange, { status: 403, body: { errors } })
  await tab.press('Verify')
  await screen.findByText('This code has expired. Ask for another one.')
  tab.losesConnection(verifyContactChange)
  await tab.press('Verify')
  await screen.findByText('Check your internet connection and try again.')
  await screen.findByText('Unknown error validating OTP Code')
  expect((await codeField()).value).toBe(code)

  tab.recover()
  await enter(tab, codeField, wrongCode(code))
  await tab.press('Verify')
  await expectAtCode('The code you entered is incorrect. Try again.')
  await enter(tab, codeField, code)
  await tab.press('Verify')
  await screen.findByText(saved)
})

test('after five wrong codes the number is entered again, and is still there', async () => {
  const tab = await openCodePage('brandt')
  await tab.user.type(await codeField(), wrongCode(await sentCode(tab, 'brandt')))
  for (const count of [1, 2, 3, 4]) {
    await tab.press('Verify')
    await expectAtCode('The code you entered is incorrect. Try again.')
    expect(tab.sentTo(verifyContactChange)).toHaveLength(count)
  }
  await tab.press('Verify')
  await screen.findByText(/^Too many incorrect codes\./)
  await tab.press('Enter the number again')
  expect((await numberField()).value).toBe('(773) 555-0178')
  expect(tab.address()).toBe('/change-mfa-phone')
})

test('the page of the code comes back after a reload, with the number and without another message', async () => {
  const tab = await openCodePage('okafor')
  const code = await sentCode(tab, 'okafor')
  tab.reload()
  await screen.findByText(/\(773\) 555-0178/)
  await tab.user.type(await codeField(), code)
  await tab.press('Verify')
  await screen.findByText(saved)
  expect(tab.sentTo(initiateContactChange)).toHaveLength(1)
})

test('a number that was typed is asked about before it is lost, and then it is gone', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-mfa-phone' })
  await enter(tab, numberField, '773 555 01')
  await tab.press('Cancel')
  await tab.press('Stay on this page')
  expect((await numberField()).value).toBe('77355501')
  await tab.press('Cancel')
  await tab.press('Leave')
  await screen.findByRole('heading', { level: 1, name: 'Elena Rivera' })
  await tab.goTo('/change-mfa-phone')
  expect((await numberField()).value).toBe('')
})

test('while contact data is due, the change begins and ends there, and no other account page opens', async () => {
  const tab = await openPortal({
    as: 'lin',
    at: '/verify-contact',
    before: ({ changesAnswer }) =>
      changesAnswer(getProfile, (profile: Profile) => ({ ...profile, verificationExpirationInDays: 0 })),
  })
  await tab.user.click(await screen.findByRole('link', { name: 'Change Mobile Phone' }))
  await enter(tab, numberField, '773 555 0180')
  expect([tab.address(), isPreferencesOff()]).toEqual(['/verify/mobile', true])
  await tab.press('Send code')
  const code = await codeField()
  expect([tab.address(), isPreferencesOff()]).toEqual(['/verify/mobile-otp', true])
  await tab.user.type(code, await sentCode(tab, 'lin'))
  await tab.press('Verify')
  await screen.findByText(saved)
  await screen.findByText('(773) 555-0180')
  expect(tab.address()).toBe('/verify-contact')

  await tab.user.click(await screen.findByRole('link', { name: 'Change Mobile Phone' }))
  await numberField()
  await tab.press('Cancel')
  await screen.findByRole('heading', { level: 1, name: 'Verify Contact' })

  await tab.user.click(await screen.findByRole('link', { name: 'Change Mobile Phone' }))
  await enter(tab, numberField, '773 555 0181')
  await tab.press('Send code')
  await codeField()
  await tab.press('Cancel')
  await screen.findByRole('heading', { level: 1, name: 'Verify Contact' })
  expect(tab.address()).toBe('/verify-contact')
})

test('a change that is canceled at its code leads back to the profile, and nothing of it stays', async () => {
  const tab = await openCodePage('rivera')
  await tab.press('Cancel')
  await screen.findByRole('heading', { level: 1, name: 'Elena Rivera' })
  expect(tab.address()).toBe('/profile')
  await tab.goTo('/change-mfa-phone-verify')
  expect((await numberField()).value).toBe('')
})

test("home office sees the mobile phone and can't change it", async () => {
  const tab = await openPortal({ as: 'hale', at: '/change-mfa-phone-verify' })
  await screen.findByText(/^You can't change this here\./)
  expect(tab.address()).toBe('/change-mfa-phone')
  expect(screen.queryByRole('textbox', { name: 'New mobile phone' })).toBeNull()
})

test('another code can be sent 30 seconds after the last one, and only that one counts', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date() })
  onTestFinished(() => void vi.useRealTimers())
  const tab = await openCodePage('okafor')
  const first = await sentCode(tab, 'okafor')
  const another = await screen.findByRole('button', { name: 'Send another code' })
  expect(another.getAttribute('aria-disabled')).toBe('true')
  await tab.user.type(await codeField(), first)
  act(() => void vi.advanceTimersByTime(29_000))
  expect(another.getAttribute('aria-disabled')).toBe('true')
  act(() => void vi.advanceTimersByTime(2_000))
  await tab.user.click(another)
  await screen.findByText('Code resent to phone')
  expect((await codeField()).value).toBe('')
  const second = await sentCode(tab, 'okafor')
  expect(second).not.toBe(first)
  await tab.user.type(await codeField(), second)
  await tab.press('Verify')
  await screen.findByText(saved)
})
