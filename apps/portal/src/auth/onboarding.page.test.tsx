import { confirmContact, getProfile } from '@producer-portal/domain/account'
import { demoPassword } from '@producer-portal/domain/mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import { sentCode, submitCredentials } from '../testing/sign-in-form.js'

const newPassword = 'Better#2027'

/** The service's answer about the two dates on which something is due. */
const due = (values: Readonly<Record<string, number>>) => (profile: object) => ({ ...profile, ...values })

describe('contact data that is due', () => {
  test('comes before every page, and the password may be changed meanwhile, which leads back to it', async () => {
    const tab = await openPortal({
      as: 'brandt',
      before: ({ changesAnswer }) => changesAnswer(getProfile, due({ verificationExpirationInDays: 0 })),
    })
    await expect.poll(tab.address).toBe('/verify-contact')
    await screen.findByText(/wasn't verified in time/)
    await tab.goTo('/verify/update-password')
    expect(screen.queryByText('Your password has expired.')).toBeNull()
    await tab.press('Cancel')
    await expect.poll(tab.address).toBe('/verify-contact')

    await tab.goTo('/verify/update-password')
    for (const [label, text] of [
      ['Current password', demoPassword],
      ['New password', newPassword],
      ['Confirm new password', newPassword],
    ] as const) {
      await tab.user.click(await screen.findByLabelText(label))
      await tab.user.paste(text)
    }
    await tab.press('Save password')
    await expect.poll(tab.address).toBe('/verify-contact')
    await screen.findAllByText('Your password has been updated successfully.')
  })

  test('stays due when confirming fails, which says so', async () => {
    const tab = await openPortal({
      as: 'brandt',
      before: ({ changesAnswer }) => changesAnswer(getProfile, due({ verificationExpirationInDays: 1 })),
    })
    await expect.poll(tab.address).toBe('/verify-contact')
    const places = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(places.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-disabled')).toBe('true')
    for (const [answer, words] of [
      [{ status: 500 }, 'Unknown error confirming your contact information'],
      [{ status: 403, body: { errors: ['An email address is needed.'] } }, 'An email address is needed.'],
    ] as const) {
      tab.fails(confirmContact, answer)
      await tab.press('Confirm')
      const text = await within(screen.getByRole('main')).findByText(words)
      expect(document.activeElement?.contains(text)).toBe(true)
    }
    expect(tab.address()).toBe('/verify-contact')
  })

  test('comes first after a code, too', async () => {
    const tab = await openPortal({ at: '/login' })
    tab.changesAnswer(getProfile, due({ verificationExpirationInDays: 0 }))
    await submitCredentials(tab, 'mfa-email')
    await tab.user.click(await screen.findByLabelText('One-time passcode'))
    await tab.user.paste(await sentCode(tab, 'mfa-email', 'email'))
    await tab.press('Verify')
    await expect.poll(tab.address).toBe('/verify-contact')
  })
})

const prompt = () => screen.findByRole('alertdialog', { name: 'Your password is about to expire' })

describe('a password that is about to expire', () => {
  test('is mentioned once for each sign-in, on the first page', async () => {
    const tab = await openPortal({ at: '/login' })
    await submitCredentials(tab, 'ito')
    const asked = within(await prompt())
    asked.getByText(/It expires in 3 days\./)
    await tab.user.click(asked.getByRole('button', { name: 'Skip' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(tab.address()).toBe('/dashboard')
    await tab.goTo('/new-business/pending')
    await screen.findByRole('heading', { level: 1 })
    tab.reload()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is not mentioned where it is changed', async () => {
    await openPortal({ as: 'ito', at: '/change-password' })
    await screen.findByRole('heading', { level: 1, name: 'Change Password' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('can be changed right away', async () => {
    const tab = await openPortal({ as: 'ito' })
    await tab.user.click(within(await prompt()).getByRole('button', { name: 'Change Password' }))
    await expect.poll(tab.address).toBe('/change-password')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('a producer is never asked about a password, however old', async () => {
  const tab = await openPortal({
    as: 'rivera',
    before: ({ changesAnswer }) => changesAnswer(getProfile, due({ changePasswordExpirationInDays: 3 })),
  })
  await tab.goTo('/verify/update-password')
  await expect.poll(tab.address).toBe('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /^Welcome/ })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
