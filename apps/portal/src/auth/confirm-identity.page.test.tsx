import { updateEmail } from '@producer-portal/domain/account'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { demoPassword } from '@producer-portal/domain/mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { OpenPortalOptions, PortalTab } from '../testing/open-portal.js'

const email = 'elena@rivera.example'
const dialog = async () => within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
const press = async ({ user }: PortalTab, name: string) =>
  user.click(await (await dialog()).findByRole('button', { name }))
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

/** Changes the email ten minutes after signing in, as far as Save. */
async function saveLate(before?: OpenPortalOptions['before']): Promise<PortalTab> {
  const tab = await openPortal({ as: 'rivera', at: '/change-email', before })
  tab.service.advance(600)
  for (const name of ['New email', 'Confirm new email']) {
    await tab.user.type(await screen.findByRole('textbox', { name }), email)
  }
  await tab.user.click(screen.getByRole('button', { name: 'Save' }))
  return tab
}

test('a change that needs proof asks for the password and is then made, with nothing typed again', async () => {
  const tab = await saveLate()
  const password = await (await dialog()).findByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await tab.user.type(password, 'Wrong#2026')
  await press(tab, 'Confirm')
  await (await dialog()).findByText('That password is incorrect. Try again.')
  await tab.user.clear(password)
  await tab.user.type(password, demoPassword)
  await press(tab, 'Confirm')
  await screen.findByText('Your email was changed. Please allow two business days for changes.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const body = { email, emailVerified: email }
  expect(tab.sentTo(updateEmail).map((sent) => sent.body)).toEqual([body, body])
})

test('canceling makes no change, says why, and keeps what was typed', async () => {
  const tab = await saveLate()
  await press(tab, 'Cancel')
  await within(screen.getByRole('main')).findByText("Confirm it's you to make this change.")
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([tab.address(), typed()]).toEqual(['/change-email', [email, email]])
  await tab.user.click(screen.getByRole('button', { name: 'Save' }))
  await dialog()
})

test('a second factor may prove it by a code instead', async () => {
  const tab = await saveLate(async ({ service }) => {
    const secondFactor = JSON.stringify({ email: null, mobilePhone: '3125550142', homePhone: null })
    await service.services.db
      .updateTable('account')
      .set({ second_factor: secondFactor })
      .where('user_id', '=', 'rivera')
      .execute()
  })
  await press(tab, 'Get a code instead')
  await press(tab, 'Send code')
  const code = await (await dialog()).findByRole('textbox', { name: 'One-time passcode' })
  const outbox = (await tab.service.call('/api/dev/outbox?to=rivera')).body as OutboxEntry[]
  await tab.user.type(code, outbox[0]?.code ?? '')
  await press(tab, 'Confirm')
  await screen.findByText('Your email was changed. Please allow two business days for changes.')
  expect(tab.sentTo(updateEmail)).toHaveLength(2)
})
