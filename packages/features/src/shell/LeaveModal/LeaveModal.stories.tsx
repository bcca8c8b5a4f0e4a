import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { LeaveModal } from './LeaveModal.js'

const meta = {
  title: 'Features/Shell/LeaveModal',
  component: LeaveModal,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveModal>
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

/** Both buttons leave, with the changes saved or lost; Escape stays. */
export const OfferedToSave: Story = {
  args: { save: { label: 'Save and leave', onAction: fn() } },
  play: async ({ args }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Save and leave' }))
    await expect(args.save?.onAction).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(args.onStay).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  args: { save: { label: 'Save and leave', onAction: fn(), isPending: true } },
  play: async ({ args }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Save and leave' }))
    await userEvent.click(modal.getByRole('button', { name: 'Leave' }))
    await expect(args.save?.onAction).not.toHaveBeenCalled()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { ...phone, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(LeaveModal, { closedBy: ['onStay'], role: 'alertdialog' })
