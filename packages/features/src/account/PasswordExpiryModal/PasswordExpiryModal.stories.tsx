import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { PasswordExpiryModal } from './PasswordExpiryModal.js'

const meta = {
  title: 'Features/Account/PasswordExpiryModal',
  component: PasswordExpiryModal,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { isOpen: true, daysLeft: 3, onSkip: fn(), onPasswordChange: fn() },
} satisfies Meta<typeof PasswordExpiryModal>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Your password is about to expire' }))

/** Change Password has the initial focus, because it's the recommended action. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const modal = await dialog()
    await waitFor(() => expect(modal.getByText(/It expires in 3 days\./)).toBeVisible())
    const change = modal.getByRole('button', { name: 'Change Password' })
    await waitFor(() => expect(change).toHaveFocus())
    await userEvent.click(change)
    await expect(args.onPasswordChange).toHaveBeenCalledOnce()
    await expect(args.onSkip).not.toHaveBeenCalled()
  },
}

export const Skipped: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Skip' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
    await expect(args.onPasswordChange).not.toHaveBeenCalled()
  },
}

export const ClosedWithEscape: Story = {
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
}

export const LastDay: Story = {
  tags: ['autodocs'],
  args: { daysLeft: 1 },
  play: async () => {
    const modal = await dialog()
    await waitFor(() => expect(modal.getByText(/It expires in 1 day\./)).toBeVisible())
  },
}

export const Narrow: Story = { ...phone, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(PasswordExpiryModal, { closedBy: ['onSkip'], role: 'alertdialog' })
