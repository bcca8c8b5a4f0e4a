import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { UnsavedColumnsModal } from './UnsavedColumnsModal.js'

const meta = {
  title: 'Features/Column settings/UnsavedColumnsModal',
  component: UnsavedColumnsModal,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { isOpen: true, onStay: fn(), onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnsavedColumnsModal>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))

/** Both buttons leave the page, with the changes saved or discarded; Escape stays. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Save and Continue' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel and Continue' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(args.onStay).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Save and Continue' }))
    await userEvent.click(modal.getByRole('button', { name: 'Cancel and Continue' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onDiscard).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { ...phone, play: dialogFitsWindow }
