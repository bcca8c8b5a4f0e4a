import {
  clearColumnSettings,
  defaultColumnSettings,
  getColumnSettings,
  saveColumnSettings,
  setColumnVisible,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const settingsOf = (list: string) => ({ as: 'okafor', at: `/new-business/column-settings/${list}` })
const findButton = (name: string) => screen.findByRole('button', { name })
const getButton = (name: string) => screen.getByRole('button', { name })
/** The columns of a block, from top to bottom. */
const columnsIn = (block: 'Locked columns' | 'Other columns') =>
  within(screen.getByRole('list', { name: block }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const findQuestion = () => screen.findByRole('alertdialog', { name: 'Are you sure?' })
const wayBack = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'New Business' })
const goToTab = (name: string) => within(screen.getByRole('main')).getByRole('link', { name })

test('while the columns load, nothing can be arranged', async () => {
  await openPortal({ ...settingsOf('pending'), before: ({ neverAnswers }) => neverAnswers(getColumnSettings) })
  await screen.findByText('Loading column settings')
  expect(screen.queryByRole('button', { name: 'Save and Apply' })).toBeNull()
})

test('columns that fail to load are the default ones with the reason, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    ...settingsOf('pending'),
    before: ({ fails }) => fails(getColumnSettings, { status: 404 }),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to retrieve column settings.')
  expect(columnsIn('Other columns')).toHaveLength(19)
  recover()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText('Failed to retrieve column settings.')).toBeNull())
})

test('a list whose columns fail to load shows the default ones and says so', async () => {
  await openPortal({
    as: 'okafor',
    at: '/new-business/pending',
    before: ({ fails }) => fails(getColumnSettings, { status: 404 }),
  })
  await within(await screen.findByRole('region', { name: 'Notifications' })).findByText(
    'Failed to retrieve column settings.',
  )
  expect(await screen.findByRole('columnheader', { name: /^Insured Name/ })).toBeDefined()
})

test('a list whose saved columns are unknown shows the default ones and says so', async () => {
  const unknown = { title: 'Shoe Size', column: 1, order: 1, visible: false, locked: false }
  await openPortal({
    as: 'okafor',
    at: '/new-business/pending',
    before: ({ changesAnswer }) => changesAnswer(getColumnSettings, () => [unknown]),
  })
  await within(await screen.findByRole('region', { name: 'Notifications' })).findByText('Column title not found')
  expect(await screen.findByRole('columnheader', { name: /^Insured Name/ })).toBeDefined()
})

test('a list is not drawn before its columns have loaded', async () => {
  await openPortal({
    as: 'okafor',
    at: '/new-business/pending',
    before: ({ neverAnswers }) => neverAnswers(getColumnSettings),
  })
  await screen.findByText(/^Showing \d+ Pending Cases$/)
  expect(screen.queryByRole('columnheader')).toBeNull()
})

test('columns that were saved are those of the list, and of the next visit', async () => {
  const { user, sentTo, reload } = await openPortal(settingsOf('not-placed'))
  await user.click(await findButton('Hide Policy Status'))
  await user.click(getButton('Lock Effective Date'))
  await user.click(getButton('Save and Apply'))
  await screen.findByText('Change Successful')
  expect(sentTo(saveColumnSettings)).toHaveLength(1)
  await user.click(wayBack())
  await screen.findByRole('columnheader', { name: 'Effective Date Locked' })
  expect(screen.queryByRole('columnheader', { name: 'Policy Status' })).toBeNull()
  reload()
  await screen.findByRole('columnheader', { name: 'Effective Date Locked' })
  expect(screen.queryByRole('columnheader', { name: 'Policy Status' })).toBeNull()
})

test('columns that the service refuses to save stay as they were arranged, and can be saved again', async () => {
  const { user, fails, recover } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Lock IPN'))
  fails(saveColumnSettings)
  await user.click(getButton('Save and Apply'))
  await screen.findByText('We could not save your changes. Please try again.')
  expect(columnsIn('Locked columns')).toEqual(['Insured Name', 'IPN'])
  recover()
  await user.click(getButton('Hide Comments'))
  expect(screen.queryByText('We could not save your changes. Please try again.')).toBeNull()
  await user.click(getButton('Save and Apply'))
  await screen.findByText('Change Successful')
})

test('without a connection nothing is saved, and the page says so', async () => {
  const { user, losesConnection } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Lock IPN'))
  losesConnection(saveColumnSettings)
  await user.click(getButton('Save and Apply'))
  await screen.findByText(/Check your internet connection/)
  expect(columnsIn('Locked columns')).toEqual(['Insured Name', 'IPN'])
})

test('Cancel drops the changes', async () => {
  const { user } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Lock IPN'))
  await user.click(getButton('Cancel'))
  expect(columnsIn('Locked columns')).toEqual(['Insured Name'])
})

test('another tab with changes asks first: Escape stays, and the changes can be dropped or saved', async () => {
  const { user, address } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Hide Comments'))
  await user.click(goToTab('Not Placed'))
  await findQuestion()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe('/new-business/column-settings/issued')
  getButton('Show Comments')

  await user.click(goToTab('Not Placed'))
  const question = await findQuestion()
  await user.click(within(question).getByRole('button', { name: 'Cancel and Continue' }))
  await waitFor(() => expect(address()).toBe('/new-business/column-settings/not-placed'))
  await user.click(goToTab('Issued'))
  await user.click(await findButton('Hide Comments'))
  await user.click(goToTab('Not Placed'))
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save and Continue' }))
  await waitFor(() => expect(address()).toBe('/new-business/column-settings/not-placed'))
  await user.click(goToTab('Issued'))
  expect(await findButton('Show Comments')).toBeDefined()
})

test('another page with changes asks first, and can save them on the way', async () => {
  const { user, address, goTo } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Hide Comments'))
  await user.click(wayBack())
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save and Continue' }))
  await waitFor(() => expect(address()).toBe('/new-business/issued'))
  await screen.findAllByText('Change Successful')
  await goTo('/new-business/column-settings/issued')
  await findButton('Show Comments')
})

test('a save on the way to another page that fails keeps the user on the page with the changes', async () => {
  const { user, address, fails } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Lock IPN'))
  fails(saveColumnSettings)
  await user.click(wayBack())
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save and Continue' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe('/new-business/column-settings/issued')
  await screen.findByText('We could not save your changes. Please try again.')
  expect(columnsIn('Locked columns')).toEqual(['Insured Name', 'IPN'])
})

test('the defaults are restored after a question, and a failure leaves everything as it was', async () => {
  const { user, fails, recover, reload } = await openPortal(settingsOf('not-placed'))
  await user.click(await findButton('Lock Effective Date'))
  await user.click(getButton('Save and Apply'))
  await screen.findByText('Change Successful')
  const restore = async () => {
    await user.click(getButton('Restore to Default'))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Restore to Default' }))
  }
  fails(clearColumnSettings)
  await restore()
  await screen.findByText(/^We could not restore the defaults\./)
  expect(columnsIn('Locked columns')).toEqual(['Insured Name', 'Effective Date'])
  recover()
  await user.click(getButton('Hide Policy Status'))
  await restore()
  await screen.findByText('Defaults Restored')
  expect(getButton('Hide Policy Status')).toBeDefined()
  expect(columnsIn('Other columns')).toHaveLength(6)
  reload()
  await findButton('Save and Apply')
  expect(columnsIn('Locked columns')).toEqual(['Insured Name'])
})

test('changes that are not saved are there after a reload', async () => {
  const { user, reload } = await openPortal(settingsOf('not-placed'))
  await user.click(await findButton('Hide Policy Status'))
  reload()
  expect(await findButton('Show Policy Status')).toBeDefined()
})

test('each list has columns of its own', async () => {
  const { user } = await openPortal(settingsOf('issued'))
  await user.click(await findButton('Lock IPN'))
  expect(columnsIn('Other columns')).toContain('Paid Status')
  await user.click(getButton('Save and Apply'))
  await screen.findByText('Change Successful')
  await user.click(goToTab('Pending'))
  await findButton('Save and Apply')
  await waitFor(() => expect(columnsIn('Locked columns')).toEqual(['Insured Name']))
  expect(columnsIn('Other columns')).toContain('Days Pending')
})

test('a column that is hidden is in no export of the list', async () => {
  const columns = setColumnVisible(defaultColumnSettings('pending'), 'product-name', false)
  const { user } = await openPortal({
    as: 'okafor',
    at: '/new-business/pending',
    before: ({ changesAnswer }) => changesAnswer(getColumnSettings, () => toColumnPreferences(columns)),
  })
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await screen.findByText(/^Showing \d+ Pending Cases$/)
  await user.click(await findButton('Export'))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [file] = save.mock.lastCall ?? []
  const text = file instanceof Blob ? await file.text() : ''
  expect(text).toMatch(/Insured Name,Contract Number,Face Amount/)
})

test('what another tab has saved meanwhile is kept, and said', async () => {
  const { user, service } = await openPortal(settingsOf('pending'))
  await user.click(await findButton('Hide Product Name'))
  const elsewhere = setColumnVisible(defaultColumnSettings('pending'), 'comments', false)
  await service.call(`/api${saveColumnSettings.path}`, {
    json: { alertType: 'pending', columns: toColumnPreferences(elsewhere) },
    as: 'okafor',
  })
  await user.click(getButton('Save and Apply'))
  await within(await screen.findByRole('region', { name: 'Notifications' })).findByText(
    'What you changed in another tab is kept, too.',
  )
  const path = `/api${getColumnSettings.path}?alertTypeString=pending`
  const { body } = await service.call(path, { as: 'okafor' })
  const hidden = (body as readonly { title: string; visible: boolean }[]).filter(({ visible }) => !visible)
  expect(hidden.map(({ title }) => title)).toEqual(['Product Name', 'Comments'])
})
