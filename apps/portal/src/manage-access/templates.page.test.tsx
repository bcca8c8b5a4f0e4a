import {
  getAccessTemplates,
  removeAccessTemplate,
  saveAccessTemplate,
  saveAgencyAccess,
} from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const agencyInfo = '/manage-access/AG1001/lin/agency-info'

const findMenu = () => screen.findByRole('button', { name: 'Start from a template' })
async function choose(user: UserEvent, item: string) {
  await user.click(await findMenu())
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a template says what it would change, changes nothing before it is used, and is saved like other changes', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at: agencyInfo })
  await choose(user, 'Service staff')
  const dialog = await findDialog('Start from “Service staff”')
  const changes = dialog.getAllByRole('listitem').length
  expect(dialog.getByText(`Stops sharing ${changes} applications`)).toBeTruthy()
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Use Template' }))
  expect(screen.getAllByText('Not saved yet')).toHaveLength(changes)
  screen.getByText('“Service staff” is filled in. Nothing is saved yet.')
  expect(sentTo(saveAgencyAccess)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Access for Agency Information has been updated.')
  await choose(user, 'Service staff')
  await screen.findByText('These applications are shared already.')
})

test('templates that fail to load say so, and the menu is there after Retry', async () => {
  const { user, recover } = await openPortal({
    as: 'okafor',
    at: agencyInfo,
    before: ({ fails }) => fails(getAccessTemplates, { status: 409 }),
  })
  await screen.findByText("We couldn't load your templates. Try again.")
  expect(screen.queryByRole('button', { name: 'Start from a template' })).toBeNull()
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await findMenu()
  expect(screen.queryByText("We couldn't load your templates. Try again.")).toBeNull()
})

test('a template that fails to save keeps its name in the dialog, until it is saved', async () => {
  const { user, sentTo, fails, losesConnection, recover } = await openPortal({ as: 'okafor', at: agencyInfo })
  await user.click(await screen.findByRole('switch', { name: 'Policy activity' }))
  await choose(user, 'Save as template…')
  const dialog = await findDialog('Save as template')
  const save = async () => user.click(dialog.getByRole('button', { name: 'Save Template' }))
  await save()
  expect(dialog.getByText('Enter a name.')).toBeTruthy()
  const name = dialog.getByRole<HTMLInputElement>('textbox')
  await user.type(name, ' Summer staff')

  losesConnection(saveAccessTemplate)
  await save()
  await dialog.findByText('Check your internet connection and try again.')
  fails(saveAccessTemplate)
  await save()
  await dialog.findByText("We couldn't save the template. Try again.")
  fails(saveAccessTemplate, { status: 409 })
  await save()
  await dialog.findByText('You can have 20 templates. Remove one of yours first.')
  expect(name.value).toBe(' Summer staff')

  recover()
  await save()
  await screen.findByText('Template saved')
  expect(sentTo(saveAccessTemplate).at(-1)?.body).toMatchObject({ name: 'Summer staff' })
  const shared = screen.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => checked)
  expect(shared).toHaveLength(7)
  expect(sentTo(saveAccessTemplate).at(-1)?.body).toHaveProperty('applications.length', shared.length)
  await user.click(await findMenu())
  await screen.findByRole('menuitem', { name: 'Summer staff' })
})

test('a template that fails to be removed is still there, and gone once it is removed', async () => {
  const { user, fails, losesConnection, recover } = await openPortal({
    as: 'okafor',
    at: agencyInfo,
    before: async ({ service }) => {
      const json = { name: 'Summer staff', applications: [{ category: 'In-Force', description: 'Policy activity' }] }
      await service.call('/api/delegation/accessTemplates', { as: 'okafor', json })
    },
  })
  fails(removeAccessTemplate)
  await choose(user, 'Remove “Summer staff”')
  await screen.findByText("We couldn't remove the template. Try again.")
  losesConnection(removeAccessTemplate)
  await choose(user, 'Remove “Summer staff”')
  await screen.findByText('Check your internet connection and try again.')
  recover()
  await choose(user, 'Remove “Summer staff”')
  await screen.findByText('Template removed')
  await user.click(await findMenu())
  await screen.findByRole('menuitem', { name: 'Service staff' })
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Summer staff' })).toBeNull())
})
