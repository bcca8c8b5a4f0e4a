import { accessTemplates } from '@producer-portal/domain/catalog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notSaved, saved } from '../../testing/results.js'
import { AccessTemplates, type AccessTemplatesProps } from './AccessTemplates.js'

const own = {
  id: 'own-1',
  name: 'Friday team',
  isBuiltIn: false,
  applications: [{ category: 'In-Force', description: 'Policy activity' }],
}

const meta = {
  title: 'Features/Manage access/AccessTemplates',
  component: AccessTemplates,
  args: {
    templates: [...accessTemplates, own],
    canSave: true,
    getChanges: () => ({
      shared: ['New Business, Case status'],
      unshared: ['In-Force, Policy activity', 'Statements, All'],
    }),
    onTemplateApply: fn(),
    onTemplateSave: fn<AccessTemplatesProps['onTemplateSave']>(async () => saved),
    onTemplateRemove: fn(),
  },
} satisfies Meta<typeof AccessTemplates>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start from a template' }))
  return within(await screen.findByRole('menu'))
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const menu = await open(canvas)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'New business assistant' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start from “New business assistant”' }))
    // The dialog fades in
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Shares 1 more application' })).toBeVisible())
    await expect(dialog.getByRole('heading', { name: 'Stops sharing 2 applications' })).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    await expect(args.onTemplateApply).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Use Template' }))
    await expect(args.onTemplateApply).toHaveBeenCalledWith(accessTemplates[0])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start from a template' })).toHaveFocus())
  },
}

export const NothingToChange: Story = {
  args: { getChanges: () => ({ shared: [], unshared: [] }) },
  play: async ({ canvas }) => {
    const menu = await open(canvas)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Friday team' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start from “Friday team”' }))
    await expect(dialog.getByText('These applications are shared already.')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Use Template' })).toBeNull()
  },
}

export const SaveAsTemplate: Story = {
  play: async ({ args, canvas }) => {
    const menu = await open(canvas)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Save as template…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
    await userEvent.type(dialog.getByRole('textbox'), 'Summer staff')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }))
    await expect(args.onTemplateSave).toHaveBeenCalledWith('Summer staff')
  },
}

/** The dialog stays open and keeps the name. */
export const SaveFailed: Story = {
  args: { onTemplateSave: fn<AccessTemplatesProps['onTemplateSave']>(async () => notSaved) },
  play: async ({ canvas }) => {
    const menu = await open(canvas)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Save as template…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
    await userEvent.type(dialog.getByRole('textbox'), 'Summer staff{Enter}')
    await expect(await dialog.findByText("We couldn't save the template. Try again.")).toBeInTheDocument()
    await expect(dialog.getByRole('textbox')).toHaveValue('Summer staff')
  },
}

export const Narrow: Story = { ...phone }
