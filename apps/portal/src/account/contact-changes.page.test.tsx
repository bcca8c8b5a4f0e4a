import { getProfile, updateBusinessPhone, updateEmail, updateName } from '@producer-portal/domain/account'
import type { Profile } from '@producer-portal/domain/account'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const alert = () => within(screen.getByRole('main')).getByRole('alert')
const press = async ({ user }: PortalTab, name: string) =>
  user.click(await within(screen.getByRole('main')).findByRole('button', { name }))

/** Replaces what is in a field. */
async function type({ user }: PortalTab, name: string, text: string) {
  await user.clear(await field(name))
  await user.type(await field(name), text)
}

const changes = [
  {
    at: '/change-email',
    endpoint: updateEmail,
    typed: { 'New email': 'elena@rivera.example', 'Confirm new email': 'elena@rivera.example' },
    sent: { email: 'elena@rivera.example', emailVerified: 'elena@rivera.example' },
    saved: 'Your email was changed. Please allow two business days for changes.',
    failed: 'Unknown error saving email',
    row: 'Email',
    shown: 'elena@rivera.example',
  },
  {
    at: '/change-name',
    endpoint: updateName,
    typed: { 'First name': 'Ellen', Suffix: 'Jr.' },
    sent: { firstName: 'Ellen', middleName: '', lastName: 'Rivera', suffixName: 'Jr.' },
    saved: 'Name saved',
    failed: 'Unknown error saving your Name',
    row: 'Name',
    shown: 'Ellen Rivera Jr.',
  },
  {
    at: '/business-phone',
    endpoint: updateBusinessPhone,
    typed: { 'Business phone': '312.555.0177', Extension: '1234567' },
    sent: { phone: '3125550177', phoneExt: '12345' },
    saved: 'Your business phone was changed. Please allow two business days for changes.',
    failed: 'Unknown error saving your Business Phone Number',
    row: 'Business Phone',
    shown: '(312) 555-0177 ext. 12345',
  },
] as const

test.each(changes)('a change at $at is saved once, confirmed on the profile, and still there later', async (change) => {
  const tab = await openPortal({ as: 'rivera', at: change.at })
  for (const [name, text] of Object.entries(change.typed)) await type(tab, name, text)
  await press(tab, 'Save')
  await screen.findByText(change.saved)
  expect(tab.sentTo(change.endpoint).map(({ body }) => body)).toEqual([change.sent])
  expect(tab.address()).toBe('/profile')
  const row = await screen.findByRole('link', { name: `Change ${change.row}` })
  await waitFor(() => expect(document.activeElement).toBe(row))
  tab.reload()
  expect((await screen.findAllByText(change.shown)).length).toBeGreaterThan(0)
})

test.each(changes)('a change at $at that is not saved says why and keeps what was typed', async (change) => {
  const tab = await openPortal({ as: 'rivera', at: change.at })
  for (const [name, text] of Object.entries(change.typed)) await type(tab, name, text)
  const typed = values()

  tab.fails(change.endpoint)
  await press(tab, 'Save')
  await screen.findByText(change.failed)
  expect(document.activeElement).toBe(alert())
  const errors = ['This was changed by the home office.', 'Call the help desk.']
  tab.fails(change.endpoint, { status: 403, body: { errors } })
  await press(tab, 'Save')
  await screen.findByText('Call the help desk.')
  const reasons = within(alert()).getAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent)).toEqual(errors)
  tab.losesConnection(change.endpoint)
  await press(tab, 'Save')
  await screen.findByText('Check your internet connection and try again.')
  await screen.findByText(change.failed)
  expect(tab.address()).toBe(change.at)
  expect(values()).toEqual(typed)
  expect(screen.queryByText(change.saved)).toBeNull()
})

test.each(changes)('what was typed at $at survives a reload, and only Leave discards it', async ({ at, typed }) => {
  const [[name, text] = ['', '']] = Object.entries(typed)
  const tab = await openPortal({ as: 'rivera', at })
  const { value: before } = await field(name)
  await type(tab, name, text)
  tab.reload()
  const kept = (await field(name)).value
  expect(kept.replaceAll(/\W/g, '')).toBe(text.replaceAll(/\W/g, ''))
  await press(tab, 'Cancel')
  await tab.user.click(await screen.findByRole('button', { name: 'Stay on this page' }))
  expect((await field(name)).value).toBe(kept)
  await press(tab, 'Cancel')
  await tab.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'Elena Rivera' })
  expect(tab.address()).toBe('/profile')
  await tab.goTo(at)
  expect((await field(name)).value).toBe(before)
})

test('a saved email leaves the form empty for the next change', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-email' })
  await type(tab, 'New email', 'elena@rivera.example')
  await type(tab, 'Confirm new email', 'elena@rivera.example')
  await press(tab, 'Save')
  await tab.follow('Change Email')
  await screen.findByRole('heading', { level: 1, name: 'Change Email' })
  expect(values()).toEqual(['', ''])
})

test('a new email that is not confirmed yet says so, and its link can be sent again', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-email' })
  await type(tab, 'New email', 'elena@rivera.example')
  await type(tab, 'Confirm new email', 'elena@rivera.example')
  await press(tab, 'Save')
  await screen.findByText(/^Not confirmed yet\./)
  await press(tab, 'Send the link again')
  await screen.findByText('We sent the link again.')
  const { db } = tab.service.services
  const sent = await db.selectFrom('outbox').select('body').where('sent_to', '=', 'elena@rivera.example').execute()
  expect(sent).toHaveLength(2)
})

test('a new name is used by the whole portal at once', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/change-name' })
  await type(tab, 'First name', 'Ellen')
  await press(tab, 'Save')
  await screen.findByRole('heading', { level: 1, name: 'Ellen Rivera' })
  expect(screen.getByRole('button', { name: 'ER, profile of Ellen Rivera' })).toBeDefined()
})

test.each(['/change-email', '/change-name', '/business-phone'])(
  'at %s home office sees what is on file, without a form, and goes back to the dashboard',
  async (at) => {
    const tab = await openPortal({ as: 'hale', at })
    const main = within(screen.getByRole('main'))
    await main.findByText(/^You can't change this here\./)
    expect(main.queryAllByRole('textbox')).toEqual([])
    await tab.user.click(main.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(tab.address()).toBe('/dashboard'))
  },
)

const contactIsDue = ({ changesAnswer }: Pick<PortalTab, 'changesAnswer'>) =>
  changesAnswer(getProfile, (profile: Profile) => ({ ...profile, verificationExpirationInDays: 0 }))

test('an email that is out of date is changed on the way to confirming the contact data', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/verify-contact', before: contactIsDue })
  await tab.follow('Change Email')
  await screen.findByRole('heading', { level: 1, name: 'Change Email' })
  expect(tab.address()).toBe('/verify/email')
  expect(screen.getByRole('link', { name: 'Preferences' }).getAttribute('aria-disabled')).toBe('true')
  await press(tab, 'Cancel')
  await screen.findByRole('heading', { level: 1, name: 'Verify Contact' })

  await tab.follow('Change Email')
  await type(tab, 'New email', 'okafor@office.example')
  await type(tab, 'Confirm new email', 'okafor@office.example')
  await press(tab, 'Save')
  await screen.findByText('Your email was changed. Please allow two business days for changes.')
  expect(tab.address()).toBe('/verify-contact')
  await screen.findByText('okafor@office.example')
  const row = await screen.findByRole('link', { name: 'Change Email' })
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('a business phone that is out of date is changed on the way to confirming the contact data', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/verify-contact', before: contactIsDue })
  await tab.follow('Change Business Phone')
  await type(tab, 'Extension', '40')
  expect(tab.address()).toBe('/verify/phone')
  expect(screen.getByRole('link', { name: 'Preferences' }).getAttribute('aria-disabled')).toBe('true')
  await press(tab, 'Save')
  await screen.findByText('Your business phone was changed. Please allow two business days for changes.')
  expect(tab.address()).toBe('/verify-contact')
  await screen.findByText(/ext\. 40$/)
})

test.each(['/verify/email', '/verify/phone', '/verify/mobile'])(
  'while nothing is due, %s leads to the dashboard',
  async (at) => {
    const tab = await openPortal({ as: 'rivera', at })
    await waitFor(() => expect(tab.address()).toBe('/dashboard'))
  },
)
