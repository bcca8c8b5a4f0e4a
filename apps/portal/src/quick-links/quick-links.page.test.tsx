import { getQuickLinks, getQuickLinkSelections, saveQuickLinkSelections } from '@producer-portal/domain/quick-links'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const at = '/quick-links'

const findYourLinks = () => screen.findByRole('list', { name: 'Your links' })
const getChosen = () =>
  [...document.querySelectorAll('button[aria-label^="Remove "]')].map((button) =>
    button.getAttribute('aria-label')?.replace('Remove ', ''),
  )
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
async function openEditor(address = at) {
  const tab = await openPortal({ as: 'rivera', at: address })
  await findYourLinks()
  return tab
}

test('links that are added are on the dashboard at once, in their order', async () => {
  const { user, goTo, sentTo, reload } = await openEditor()
  const before = getChosen()
  await press(user, 'Add Training Center')
  expect(getChosen()).toEqual([...before, 'Training Center'])
  await press(user, `Remove ${before[0]}`)
  await press(user, 'Save')
  await screen.findByText('Successfully updated quick links.')
  const order = getChosen()
  expect(order).toEqual([...before.slice(1), 'Training Center'])
  expect(sentTo(saveQuickLinkSelections)[0]?.body).toMatchObject({ userId: 'rivera' })

  await goTo('/dashboard')
  const widget = await screen.findByRole('region', { name: 'Quick Links' })
  await within(widget).findByText('Training Center')
  expect(
    within(widget)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(order.map((name) => expect.stringContaining(name ?? '')))
  expect(within(widget).getByRole('link', { name: 'Edit quick links' }).getAttribute('href')).toBe(at)
  await goTo(at)
  reload()
  await findYourLinks()
  expect(getChosen()).toEqual(order)
})

test('nothing can be saved before something is changed, or once it is changed back', async () => {
  const { user, sentTo } = await openEditor()
  await press(user, 'Save')
  await press(user, 'Add Training Center')
  await press(user, 'Remove Training Center')
  await press(user, 'Save')
  expect(sentTo(saveQuickLinkSelections)).toHaveLength(0)
})

test.each([
  ['a lost connection', null, 'Network Error'],
  ['a failure', { status: 500 }, 'An unexpected error occurred.'],
  ['a refusal', { status: 409 }, 'An unexpected error occurred.'],
] as const)('%s while saving keeps what was chosen, and two clicks save it once', async (_, answer, text) => {
  const { user, sentTo, fails, losesConnection, recover } = await openEditor()
  const before = getChosen()
  await press(user, 'Add Training Center')
  if (answer) fails(saveQuickLinkSelections, answer)
  else losesConnection(saveQuickLinkSelections)
  await press(user, 'Save')
  await screen.findByText(text)
  expect(getChosen()).toEqual([...before, 'Training Center'])
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(text)).toBeNull()
  recover()
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Successfully updated quick links.')
  expect(sentTo(saveQuickLinkSelections)).toHaveLength(2)
  await press(user, 'Remove Training Center')
  expect(screen.queryByText('Successfully updated quick links.')).toBeNull()
})

test('changes are kept over a reload and asked about before leaving; Cancel and Leave drop them', async () => {
  const { user, reload, address, goTo } = await openEditor(`${at}?from=preferences`)
  const before = getChosen()
  await press(user, 'Add Training Center')
  reload()
  await findYourLinks()
  await screen.findByText('We restored your unsaved changes.')
  expect(getChosen()).toEqual([...before, 'Training Center'])
  const goBack = () => user.click(screen.getByRole('link', { name: 'Back to Preferences' }))
  await goBack()
  await press(user, 'Stay on this page')
  await press(user, 'Cancel')
  expect(getChosen()).toEqual(before)
  await press(user, 'Add Training Center')
  await goBack()
  await press(user, 'Leave')
  await waitFor(() => expect(address()).toBe('/preferences'))
  await goTo(at)
  await findYourLinks()
  expect(getChosen()).toEqual(before)
})

test('the page belongs to Preferences, and leads back only those who came from there', async () => {
  await openEditor()
  expect(screen.getByRole('link', { name: 'Preferences' }).getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('link', { name: 'Back to Preferences' })).toBeNull()
})

test.each([getQuickLinks, getQuickLinkSelections])('$name that fails says so, and Retry loads it', async (endpoint) => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at,
    before: ({ fails }) => fails(endpoint, { status: 409 }),
  })
  await screen.findByText("We couldn't load your links. Try again.")
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  recover()
  await press(user, 'Retry')
  await findYourLinks()
  expect(screen.queryByText("We couldn't load your links. Try again.")).toBeNull()
})

test('a chosen link that can no longer be chosen counts as not chosen', async () => {
  await openPortal({
    as: 'rivera',
    at,
    before: ({ changesAnswer }) =>
      changesAnswer(getQuickLinkSelections, () => [
        { quickLink: { id: 99_999, name: 'Gone', type: 'OTHER', url: null }, userOrder: 1 },
      ]),
  })
  await findYourLinks()
  expect(screen.queryByText('Gone')).toBeNull()
  expect(getChosen()).toEqual([])
  expect(screen.getByText(/^No links yet\./)).toBeTruthy()
})

test('while links load or are saved, the page says so and nothing is sent twice', async () => {
  const { user, neverAnswers, sentTo, recover, reload } = await openPortal({
    as: 'rivera',
    at,
    before: (tab) => tab.neverAnswers(getQuickLinks),
  })
  await screen.findByText('Loading links')
  recover()
  reload()
  await press(user, 'Add Training Center')
  neverAnswers(saveQuickLinkSelections)
  await press(user, 'Save')
  await press(user, 'Saving…')
  expect(sentTo(saveQuickLinkSelections)).toHaveLength(1)
})

test.each<[string, (tab: Awaited<ReturnType<typeof openEditor>>) => void]>([
  ['', () => undefined],
  [', also after a reload that shows it', (tab) => tab.reload()],
])('what another tab has saved meanwhile is kept, and said%s', async (_, meanwhile) => {
  const tab = await openEditor()
  const { user, service } = tab
  const before = getChosen()
  await press(user, 'Add Training Center')
  const token = await service.tokenOf('rivera')
  const read = async () =>
    v.parse(getQuickLinkSelections.answer, (await service.call(`/api${getQuickLinkSelections.path}`, { token })).body)
  const [, ...others] = (await read()).flatMap(({ quickLink }) => quickLink?.id ?? [])
  const elsewhere = { quickLinkIds: others, userId: 'rivera' }
  await service.call(`/api${saveQuickLinkSelections.path}`, { json: elsewhere, token })
  meanwhile(tab)
  await screen.findByRole('button', { name: 'Remove Training Center' })
  await press(user, 'Save')
  await screen.findByText('What you changed in another tab is kept, too.')
  expect(getChosen()).toEqual([...before.slice(1), 'Training Center'])
  expect(await read()).toHaveLength(before.length)
})
