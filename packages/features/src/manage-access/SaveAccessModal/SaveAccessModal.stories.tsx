import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { SaveAccessModal } from './SaveAccessModal.js'

const meta = {
  title: 'Features/Manage access/SaveAccessModal',
  component: SaveAccessModal,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { isOpen: true, onStay: fn(), onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof SaveAccessModal>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Save changes?' }))

/** Both buttons go on, with the changes saved or dropped; Escape stays. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const modal = await dialog()
    await expect(modal.getByText(/click Save Changes at the bottom right to commit/i)).toBeInTheDocument()
    await userEvent.click(modal.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel Changes' }))
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
    await userEvent.click(modal.getByRole('button', { name: 'Save Changes' }))
    await userEvent.click(modal.getByRole('button', { name: 'Cancel Changes' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onDiscard).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { ...phone, play: dialogFitsWindow }
