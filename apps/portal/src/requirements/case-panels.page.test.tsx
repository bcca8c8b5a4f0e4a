import { getContractDetail, getContractsAndRequirements } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const volkov = 'Dmitri A. Volkov'
const volkovAt = (query: string) => `/new-business/pending?case=01%7CLIF%7C0100100102%7Cb31${query}`
const findNotifications = () => screen.findByRole('region', { name: 'Notifications' })
const queryDialog = (name: string) => screen.queryByRole('dialog', { name })

test('while the details load, the panel says so', async () => {
  await openPortal({
    as: 'rivera',
    at: volkovAt('&panel=requirements'),
    before: ({ neverAnswers }) => neverAnswers(getContractDetail),
  })
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  await within(panel).findByText('Loading requirements')
  expect(within(panel).queryByRole('tab')).toBeNull()
})

test('details that fail to load say so, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at: volkovAt('&panel=detail'),
    before: ({ fails }) => fails(getContractDetail, { status: 400 }),
  })
  const detail = await screen.findByRole('dialog', { name: volkov })
  const alert = await within(detail).findByRole('alert')
  expect(alert.textContent).toContain('An error occurred while loading the details.')
  recover()
  await user.click(within(detail).getByRole('button', { name: 'Retry' }))
  await within(detail).findByText('Program Type')
  expect(within(detail).queryByRole('alert')).toBeNull()
})

test('requirements that fail to load say so, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at: volkovAt('&panel=requirements'),
    before: ({ fails }) => fails(getContractDetail, { status: 409 }),
  })
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  await within(panel).findByText('An error occurred while loading the details.')
  recover()
  await user.click(within(panel).getByRole('button', { name: 'Retry' }))
  expect(await within(panel).findByRole('tab', { name: 'Received (3)' })).toBeDefined()
})

test('the address says what is open, names nobody, and Back and Escape close the topmost', async () => {
  const { user, address, goBack } = await openPortal({ as: 'rivera', at: volkovAt('&panel=detail') })
  const detail = await screen.findByRole('dialog', { name: volkov })
  await user.click(await within(detail).findByRole('button', { name: 'Case Requirements' }))
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  await user.click(await within(panel).findByRole('tab', { name: 'Received (3)' }))
  expect(address()).toBe(volkovAt('&panel=requirements&tasks=received'))
  const [card] = within(panel).getAllByRole('article')
  await user.click(within(card as HTMLElement).getByRole('button', { name: /^Status Details of Teleunderwriting/ }))
  await screen.findByRole('dialog', { name: 'Status Details' })
  expect(address()).toMatch(/&panel=requirements&tasks=received&dialog=status&requirement=/)
  expect(decodeURIComponent(address())).not.toContain('Volkov')
  await goBack()
  await waitFor(() => expect(queryDialog('Status Details')).toBeNull())
  expect(queryDialog('Case Requirements')).not.toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(queryDialog('Case Requirements')).toBeNull())
  expect(address()).toBe(volkovAt('&panel=detail'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/new-business/pending'))
})

test('an address with a tab of the requirements opens it', async () => {
  await openPortal({ as: 'rivera', at: volkovAt('&panel=requirements&tasks=received') })
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  const tab = await within(panel).findByRole('tab', { name: 'Received (3)' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('an address with a case that is not in the list says so, and shows the list', async () => {
  const { address } = await openPortal({
    as: 'rivera',
    at: '/new-business/issued?page=2&status=50%25&case=01%7CLIF%7C0000000000%7C1&panel=requirements',
  })
  const notifications = await findNotifications()
  await within(notifications).findByText("This case isn't on this list. It may have moved to another list.")
  await screen.findByText(/^Showing \d+ Issued Cases$/)
  expect(address()).toBe('/new-business/issued?page=2&status=50%25')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address with a requirement that the case no longer has says so, and shows the case', async () => {
  const { address } = await openPortal({
    as: 'rivera',
    at: volkovAt('&panel=detail&dialog=status&requirement=gone'),
  })
  const notifications = await findNotifications()
  await within(notifications).findByText('This requirement is no longer part of the case.')
  await screen.findByRole('dialog', { name: volkov })
  expect(address()).toBe(volkovAt('&panel=detail'))
})

test('a case that leaves the list once it is answered stays until it is closed', async () => {
  const { user, address, changesAnswer } = await openPortal({
    as: 'rivera',
    at: volkovAt('&panel=requirements&dialog=comment&requirement=0100100102-1'),
  })
  const field = await screen.findByRole('textbox', { name: 'Your response' })
  await user.type(field, 'Soon')
  changesAnswer(getContractsAndRequirements, (cases: readonly Case[]) => cases.slice(0, 3))
  await user.click(screen.getByRole('button', { name: 'Respond' }))
  await within(await findNotifications()).findByText(/^This case isn't on this list\./)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(queryDialog('Case Requirements')).not.toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/new-business/pending')
})

test('a row opens its case, and its menu what it names', async () => {
  const { user, address, keepsScroll } = await openPortal({ as: 'rivera', at: '/new-business/pending' })
  await screen.findByText('Showing 60 Pending Cases')
  const row = await waitFor(() => {
    const [first] = document.querySelectorAll<HTMLElement>('[role="gridcell"][aria-colindex="4"]')
    expect(first).toBeDefined()
    return first as HTMLElement
  })
  await user.click(row)
  await screen.findByRole('dialog')
  expect(address()).toMatch(/\?case=.*&panel=detail$/)
  expect(keepsScroll()).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [menu] = screen.getAllByRole('button', { name: /^Actions for / })
  await user.click(menu as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Case Requirements' }))
  await screen.findByRole('dialog', { name: 'Case Requirements' })
  expect(address()).toMatch(/\?case=.*&panel=requirements$/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(menu))
})

test('a message goes to an agent of the case, with the case as its subject', async () => {
  await openPortal({ as: 'rivera', at: volkovAt('&dialog=message') })
  const dialog = await screen.findByRole('dialog', { name: 'Send a Message' })
  const form = dialog.querySelector('form')
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
  expect(fields.map(([name]) => name)).toEqual(['sendto', 'subject', 'message'])
  expect(fields[1]).toEqual(['subject', `New Business - 0100100102 - ${volkov}`])
  expect(form?.target).toBe('_blank')
  expect(form?.action).toMatch(/^https:\/\/service\..*\/sms$/)
})

test('leaving asks about documents that were chosen, and says that those on their way stop', async () => {
  const { user, goTo } = await openPortal({ as: 'rivera', at: volkovAt('&panel=requirements') })
  // An upload that never ends
  for (const step of ['open', 'setRequestHeader', 'send', 'abort'] as const) {
    vi.spyOn(XMLHttpRequest.prototype, step).mockReturnValue()
  }
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  const [card] = await within(panel).findAllByRole('button', { name: /^Upload/ })
  await user.click(card as HTMLElement)
  const upload = await screen.findByRole('dialog', { name: 'Send Requirement Document(s)' })
  const pdf = new File(['%PDF-1.7 %%EOF'], 'statement.pdf', { type: 'application/pdf' })
  await user.upload(within(upload).getByLabelText('PDF files'), pdf)
  await within(upload).findByRole('listitem')
  const leave = async () => {
    await goTo('/new-business/issued')
    return within(await screen.findByRole('alertdialog', { name: 'Leave without sending?' }))
  }
  const question = await leave()
  question.getByText("The documents you chose haven't been sent. If you leave, you'll have to choose them again.")
  await user.click(question.getByRole('button', { name: 'Stay on this page' }))
  await user.click(within(upload).getByRole('button', { name: 'Upload' }))
  const stopped = (await leave()).getByText(/still uploading/)
  expect(stopped.textContent).toBe('Your documents are still uploading. If you leave, the upload will stop.')
})

test('a case says its place in the list as filtered and sorted, and leads to its neighbors and back to its overview', async () => {
  const { user, address } = await openPortal({ as: 'rivera', at: volkovAt('&panel=requirements') })
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  const place = await within(panel).findByRole('group', { name: 'Place in the list' })
  const [, index = 0, count = 0] = (/^(\d+) of (\d+)$/.exec(place.textContent ?? '') ?? []).map(Number)
  expect(count).toBeGreaterThan(index)
  await user.click(within(panel).getByRole('button', { name: 'Overview' }))
  const detail = await screen.findByRole('dialog', { name: volkov })
  expect(address()).toBe(volkovAt('&panel=detail'))
  await user.click(within(detail).getByRole('button', { name: 'Next case' }))
  await waitFor(() => expect(queryDialog(volkov)).toBeNull())
  const next = await screen.findByRole('dialog')
  expect(within(next).getByRole('group', { name: 'Place in the list' }).textContent).toBe(`${index + 1} of ${count}`)
  await user.click(within(next).getByRole('button', { name: 'Previous case' }))
  await screen.findByRole('dialog', { name: volkov })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/new-business/pending')
})

const findPlace = () => screen.findByRole('group', { name: 'Place in the list' })

test('each case opens its requirements at its own first tab that has one, whichever tab the last one showed', async () => {
  const { user } = await openPortal({ as: 'rivera', at: volkovAt('&panel=requirements') })
  const seen: { readonly chosen?: string | null; readonly first?: string | null }[] = []
  for (let step = 0; step < 6; step += 1) {
    const place = (await findPlace()).textContent
    const panel = within(screen.getByRole('dialog', { name: 'Case Requirements' }))
    // A new case has none yet
    await waitFor(() =>
      expect(panel.queryByRole('tablist') ?? panel.queryByText(/still being processed/)).not.toBeNull(),
    )
    const first = panel.queryAllByRole('tab').find(({ textContent }) => !textContent.endsWith('(0)'))
    seen.push({ chosen: panel.queryByRole('tab', { selected: true })?.textContent, first: first?.textContent })
    await user.click(panel.getByRole('button', { name: 'Next case' }))
    await waitFor(async () => expect((await findPlace()).textContent).not.toBe(place))
  }
  expect(seen.map(({ chosen }) => chosen)).toEqual(seen.map(({ first }) => first))
  expect(new Set(seen.map(({ chosen }) => chosen?.replace(/ \(.*/, ''))).size).toBeGreaterThan(1)
})
