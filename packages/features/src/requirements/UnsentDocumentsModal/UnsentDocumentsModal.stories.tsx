import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { inFrame } from '../requirement.fixture.js'
import { UnsentDocumentsModal } from './UnsentDocumentsModal.js'

const meta = {
  title: 'Features/Requirements/UnsentDocumentsModal',
  component: UnsentDocumentsModal,
  tags: ['!autodocs'],
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
  parameters: inFrame,
} satisfies Meta<typeof UnsentDocumentsModal>
export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without sending?' }))

/** The way that loses nothing has the focus. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const asked = await question()
    await waitFor(() => expect(asked.getByRole('button', { name: 'Stay on this page' })).toHaveFocus())
    await userEvent.click(asked.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const Uploading: Story = {
  args: { isUploading: true },
  play: async () => {
    await expect((await question()).getByText(/the upload will stop/)).toBeInTheDocument()
  },
}

export const Narrow: Story = { ...phone, parameters: inFrame, play: dialogFitsWindow }
