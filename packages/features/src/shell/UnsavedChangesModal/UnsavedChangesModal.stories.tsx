import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { UnsavedChangesModal } from './UnsavedChangesModal.js'

const meta = {
  title: 'Features/Shell/UnsavedChangesModal',
  component: UnsavedChangesModal,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedChangesModal>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))

/** Staying is the safe answer, so it has the focus first. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const modal = await dialog()
    await waitFor(() => expect(modal.getByRole('button', { name: 'Stay on this page' })).toHaveFocus())
    await userEvent.click(modal.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Stayed: Story = {
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { ...phone, play: dialogFitsWindow }
