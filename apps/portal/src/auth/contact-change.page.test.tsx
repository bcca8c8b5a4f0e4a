import { undoContactChange, updateEmail } from '@producer-portal/domain/account'
import type { TestService } from '@producer-portal/service/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const email = 'elena@rivera.example'
const button = (name: string) => screen.findByRole('button', { name })

/** Changes the email of rivera. @returns the tokens of the links that undo and confirm it */
async function changeEmail(service: TestService) {
  const token = await service.tokenOf('rivera')
  await service.call(`/api${updateEmail.path}`, { json: { email, emailVerified: email }, token })
  const sent = await service.services.db.selectFrom('outbox').select('link').orderBy('id', 'desc').limit(2).execute()
  const [confirm, undo] = sent.map(({ link }) => new URL(link ?? '').searchParams.get('token'))
  return { undo, confirm }
}

test('the owner undoes a change without signing in, and goes on to set a new password', async () => {
  const tab = await openPortal({ at: '/login' })
  const { undo } = await changeEmail(tab.service)
  await tab.goTo(`/contact-change?token=${undo}`)
  await screen.findByText(/it was changed to e\*\*\*@rivera\.example/)
  expect(tab.address()).toBe('/contact-change')
  tab.losesConnection(undoContactChange)
  await tab.user.click(await button('Undo the change'))
  await screen.findByText('Check your internet connection and try again.')
  tab.recover()
  await tab.user.click(await button('Undo the change'))
  await screen.findByRole('heading', { level: 1, name: 'The change is undone' })
  await tab.user.click(await button('Set a new password'))
  await waitFor(() => expect(tab.address()).toBe('/sign-in-help'))
  tab.load(`/contact-change?token=${undo}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined()
})

test('undoing a change ends the session of this browser, too, and still says what it did', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/dashboard' })
  const { undo } = await changeEmail(tab.service)
  await tab.goTo(`/contact-change?token=${undo}`)
  await tab.user.click(await button('Undo the change'))
  await screen.findByRole('heading', { level: 1, name: 'The change is undone' })
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  await tab.goTo('/dashboard')
  await waitFor(() => expect(tab.address()).toBe('/login'))
})

test('a new email address is confirmed by its link', async () => {
  const tab = await openPortal({ at: '/login' })
  const { confirm } = await changeEmail(tab.service)
  await tab.goTo(`/contact-change?token=${confirm}`)
  await tab.user.click(await button('Confirm email address'))
  await screen.findByText("We'll use e***@rivera.example from now on.")
  tab.reload()
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined()
})

test('without a token there is nothing to do', async () => {
  await openPortal({ at: '/contact-change' })
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined()
})
