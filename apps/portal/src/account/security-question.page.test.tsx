import { updateSecurityQuestion } from '@producer-portal/domain/account'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const alert = () => within(screen.getByRole('main')).getByRole('alert')
const save = async ({ user }: PortalTab) => user.click(await screen.findByRole('button', { name: 'Save' }))

/** Chooses to write a question of one's own, and writes it. */
async function ask({ user }: PortalTab, text: string) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Question' }), 'Write my own question')
  await user.type(await field('Your own question'), text)
}
async function answer({ user }: PortalTab, text: string) {
  for (const name of ['Answer', 'Confirm answer']) await user.type(await field(name), text)
}

const question = 'Where did we spend our summers?'

test('a question of one of the list is saved with its answer and shown on the profile', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/security-question' })
  const list = await screen.findByRole('combobox', { name: 'Question' })
  const offered = within(list).getAllByRole<HTMLOptionElement>('option')
  expect(offered).toHaveLength(9)
  const chosen = offered[2]?.value ?? ''
  await tab.user.selectOptions(list, chosen)
  await answer(tab, 'Lake Ripley')
  await save(tab)
  await screen.findByText('Security Question Saved')
  const row = await screen.findByRole('link', { name: 'Change Security Question' })
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(tab.sentTo(updateSecurityQuestion).map(({ body }) => body)).toEqual([
    { question: chosen, answer: 'Lake Ripley', answerVerified: 'Lake Ripley' },
  ])
  tab.reload()
  await screen.findByText(chosen)
})

test('a question that is not saved says why, and nothing that was typed is lost', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/security-question' })
  await ask(tab, question)
  await answer(tab, 'Lake Ripley')
  tab.fails(updateSecurityQuestion)
  await save(tab)
  await screen.findByText('Unknown error saving security question')
  expect(document.activeElement).toBe(alert())
  tab.fails(updateSecurityQuestion, { status: 403, body: { errors: ['Choose another question.'] } })
  await save(tab)
  await screen.findByText('Choose another question.')
  tab.losesConnection(updateSecurityQuestion)
  await save(tab)
  await screen.findByText('Check your internet connection and try again.')
  await screen.findByText('Unknown error saving security question')
  expect((await field('Your own question')).value).toBe(question)
  expect((await field('Confirm answer')).value).toBe('Lake Ripley')
  tab.recover()
  await save(tab)
  await screen.findByText('Security Question Saved')
  await screen.findByText(question)
})

test('after a reload the question is still there, and its answer, which is secret, is not', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/security-question' })
  await ask(tab, question)
  await answer(tab, 'Lake Ripley')
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Ripley')
  tab.reload()
  expect((await field('Your own question')).value).toBe(question)
  expect((await field('Answer')).value).toBe('')
  expect((await field('Confirm answer')).value).toBe('')
})

test('answers that differ are not sent', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/security-question' })
  await ask(tab, question)
  await tab.user.type(await field('Answer'), 'Lake Ripley')
  await tab.user.type(await field('Confirm answer'), 'Lake Riply')
  await save(tab)
  await screen.findByRole('textbox', { name: 'Confirm answer', description: "The answers don't match." })
  expect(tab.sentTo(updateSecurityQuestion)).toEqual([])
})

test('leaving asks first, and then the question is gone', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/security-question' })
  await ask(tab, question)
  const press = async (name: string) => tab.user.click(await screen.findByRole('button', { name }))
  await press('Cancel')
  await press('Stay on this page')
  expect((await field('Your own question')).value).toBe(question)
  await press('Cancel')
  await press('Leave')
  await screen.findByRole('heading', { level: 1, name: 'Elena Rivera' })
  await tab.goTo('/security-question')
  await screen.findByRole('combobox', { name: 'Question' })
  expect(screen.queryByRole('textbox', { name: 'Your own question' })).toBeNull()
})

test('home office has no form for it', async () => {
  await openPortal({ as: 'hale', at: '/security-question' })
  await screen.findByText(/^You can't change this here\./)
  expect(screen.queryByRole('combobox', { name: 'Question' })).toBeNull()
})
