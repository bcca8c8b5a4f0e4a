import { defaultFormatLocale, formatDate } from '@producer-portal/domain/formatting'
import { mockDelegationDetail } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { GeneralInformation } from './GeneralInformation.js'

const blank = { role: null, status: null, dob: null, lastUpdated: null, email: null, firstUpdated: null }
const active = mockDelegationDetail('lin', storyNow) ?? blank
const suspended = { ...active, status: 'Access Suspended' }

const meta = {
  title: 'Features/Manage access/GeneralInformation',
  component: GeneralInformation,
  args: { detail: active, canSuspend: true, onStatusChange: fn(async () => undefined), onRetry: fn() },
} satisfies Meta<typeof GeneralInformation>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const terms = (canvas: Canvas) => canvas.getAllByRole('term').map((term: HTMLElement) => term.textContent)

/** Suspending asks first; the safe answer has the focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(terms(canvas)).toEqual(['Role', 'Status', 'Date of Birth', 'Email', 'First Updated', 'Last Updated'])
    await expect(canvas.getByText(/^Active: this person can use the portal and has access to/)).toBeVisible()
    await expect(canvas.getByText(/^Disabled: this person can use the portal but has no access to/)).toBeVisible()
    await expect(canvas.getByText(formatDate(active.dob, defaultFormatLocale))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend Access' }))
    const modal = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to suspend this person?' }),
    )
    await waitFor(() => expect(modal.getByRole('button', { name: 'Keep Access' })).toHaveFocus())
    await userEvent.click(modal.getByRole('button', { name: 'Suspend Access' }))
    await expect(args.onStatusChange).toHaveBeenCalledWith('disabled')
  },
}

export const Suspended: Story = {
  args: { detail: suspended },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Access Suspended')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate Access' }))
    const modal = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to reactivate this person?' }),
    )
    const buttons = modal.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(buttons.slice(-2)).toEqual(['Keep Suspended', 'Reactivate Access'])
    await userEvent.click(modal.getByRole('button', { name: 'Reactivate Access' }))
    await expect(args.onStatusChange).toHaveBeenCalledWith('active')
  },
}

/** Agents suspend nobody, and managers not themselves. */
export const WithoutSuspension: Story = {
  args: { canSuspend: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Access' })).toBeNull()
  },
}

export const NothingKnown: Story = {
  args: { detail: blank },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(5)
    await expect(canvas.getByText('Before March 8, 2024')).toBeVisible()
  },
}

export const Loading: Story = { args: { detail: 'loading' } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { detail: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to get general information for user.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    detail: { ...active, email: 'maximiliana.theodora.featherstonehaugh-cholmondeley@greater-metropolitan.example' },
  },
}
