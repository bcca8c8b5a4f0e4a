import { mockAccessReview } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { desktop, phone } from '../../testing/windows.js'
import { conflict, saved } from '../../testing/results.js'
import { AccessReviewScreen, type AccessReviewScreenProps } from './AccessReviewScreen.js'

const review = mockAccessReview('AG1001', storyNow)

const meta = {
  title: 'Features/Manage access/AccessReviewScreen',
  component: AccessReviewScreen,
  args: {
    review,
    decisions: new Map(),
    onDecisionsChange: fn(),
    onSave: fn(),
    onOutcomeClose: fn(),
    onRetry: fn(),
    userId: 'okafor',
    backHref: '/manage-access',
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof AccessReviewScreen>
export default meta
type Story = StoryObj<typeof meta>

function Working(props: AccessReviewScreenProps) {
  const [decisions, setDecisions] = useState(props.decisions)
  return (
    <AccessReviewScreen
      {...props}
      decisions={decisions}
      onDecisionsChange={(next) => {
        setDecisions(next)
        props.onDecisionsChange(next)
      }}
    />
  )
}

const [line] = review.lines

export const Default: Story = {
  ...desktop,
  play: async ({ args, canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: /^Access to information of/ }))
    await expect(grid.getByRole('columnheader', { name: /^Granted by/ })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `Confirm all ${review.lines.length} undecided lines` }))
    await expect(canvas.getByText(`${review.lines.length} confirmed, 0 removed`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Review' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Save Review' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('searchbox'), 'no such line')
    await expect(await canvas.findByText('No line matches “no such line”.')).toBeVisible()
  },
}

export const Decided: Story = {
  ...desktop,
  args: { decisions: new Map([[line?.id ?? '', 'Removed']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 confirmed, 1 removed')).toBeVisible()
  },
}
export const Saved: Story = { args: { outcome: saved } }
export const Conflict: Story = { args: { outcome: conflict('Ada Okafor', '2026-03-16T14:20:00.000Z') } }
export const Loading: Story = { args: { review: 'loading' } }
export const Empty: Story = {
  args: { review: { ...review, lines: [], reviews: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No one has access to this agency's information.")).toBeVisible()
    await expect(canvas.getByText('This agency has not been reviewed yet.')).toBeVisible()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { review: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { ...phone }
export const LongContent: Story = {
  ...phone,
  args: {
    review: {
      ...review,
      lines: review.lines.map((each) => ({
        ...each,
        fullName: `${each.fullName} Featherstonehaugh-Cholmondeley-of-the-Northeast`,
      })),
    },
  },
}
