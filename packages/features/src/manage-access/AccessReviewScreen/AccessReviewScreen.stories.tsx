import { mockAccessReview } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { desktop, phone, tablet } from '../../testing/windows.js'
import { conflict, notSaved, saved } from '../../testing/results.js'
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

/** In the narrowest window with a table, the buttons of a line stand side by side in it. */
export const Tablet: Story = {
  ...tablet,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: `Access of ${line?.fullName}` })
    for (const row of within(grid).getAllByRole('row').slice(1)) {
      const { top, bottom } = row.getBoundingClientRect()
      for (const button of within(row).getAllByRole('button', { name: /^(Confirm|Remove)$/ })) {
        await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
      }
    }
  },
}

/** With text of twice the size the columns have no room: cards cut nothing. */
export const LargeText: Story = {
  globals: { viewport: { value: '1280-900', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: `Access of ${line?.fullName}` })).toBeVisible()
  },
}

/** Grouped by person; Reviewed is in view without scrolling sideways. */
export const Default: Story = {
  ...desktop,
  play: async ({ args, canvas }) => {
    const grid = await canvas.findByRole('grid', { name: `Access of ${line?.fullName}` })
    await expect(canvas.getByRole('heading', { level: 2, name: line?.fullName })).toBeVisible()
    const reviewed = within(grid).getByRole('columnheader', { name: /^Reviewed/ })
    await expect(reviewed.getBoundingClientRect().right).toBeLessThanOrEqual(grid.getBoundingClientRect().right)
    await userEvent.click(canvas.getByRole('button', { name: `Confirm all ${review.lines.length} undecided` }))
    await expect(canvas.getByText(`${review.lines.length} confirmed, 0 removed`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Review' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Save Review' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('searchbox'), 'no such line')
    await expect(await canvas.findByText('No permission matches “no such line”.')).toBeVisible()
  },
}

/** Confirm all means what the search finds. */
export const Searched: Story = {
  ...desktop,
  play: async ({ args, canvas }) => {
    const name = line?.fullName ?? ''
    const own = review.lines.filter(({ fullName }) => fullName === name)
    await userEvent.type(canvas.getByRole('searchbox'), name.split(' ').toReversed().join(' '))
    await userEvent.click(await canvas.findByRole('button', { name: `Confirm all ${own.length} shown` }))
    await expect(args.onDecisionsChange).toHaveBeenLastCalledWith(new Map(own.map(({ id }) => [id, 'Confirmed'])))
  },
}

/** All lines of a person at once; the same button takes it back. */
export const Person: Story = {
  ...desktop,
  play: async ({ args, canvas }) => {
    const own = review.lines.filter(({ userId }) => userId === line?.userId)
    const group = within(
      await canvas.findByRole('group', { name: `Decision about all permissions of ${line?.fullName}` }),
    )
    const remove = group.getByRole('button', { name: `Remove all ${own.length}` })
    await userEvent.click(remove)
    await expect(args.onDecisionsChange).toHaveBeenLastCalledWith(new Map(own.map(({ id }) => [id, 'Removed'])))
    await expect(remove).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(remove)
    await expect(args.onDecisionsChange).toHaveBeenLastCalledWith(new Map())
  },
}

export const Decided: Story = {
  ...desktop,
  args: { decisions: new Map([[line?.id ?? '', 'Removed']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 confirmed, 1 removed')).toBeVisible()
  },
}

/** Removing the last assigned agent of an application shows more than before. */
export const Widens: Story = {
  ...desktop,
  args: {
    review: {
      ...review,
      lines: review.lines.slice(0, 2).flatMap((each, place) =>
        place === 0
          ? [
              each,
              {
                ...each,
                id: 'managed',
                kind: 'MANAGED',
                agentNo: '100102',
                agentName: 'Jonas Brandt',
                narrowsAgency: true,
              },
            ]
          : [each],
      ),
    },
    decisions: new Map([['managed', 'Removed']]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Without assigned agents, .* sees the whole agency in/)).toBeVisible()
  },
}

/** The reviewer's own lines have no decision. */
export const OwnAccess: Story = {
  ...desktop,
  args: { userId: line?.userId ?? '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Someone else reviews your own access.')).toBeVisible()
  },
}

const all = new Map(review.lines.map(({ id }) => [id, 'Confirmed'] as const))

export const Saving: Story = {
  ...desktop,
  args: { decisions: all, isSaving: true, progress: { saved: 2000, count: 5400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving 2,000 of 5,400…')).toBeVisible()
  },
}
export const Saved: Story = {
  args: { outcome: { result: saved, saved: 1400, count: 1400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,400 permissions are saved.')).toBeVisible()
  },
}
export const PartlySaved: Story = {
  ...desktop,
  args: { decisions: all, outcome: { result: notSaved, saved: 2000, count: 5400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We saved 2,000 of 5,400 permissions, but couldn't save the others")).toBeVisible()
  },
}
export const Conflict: Story = {
  args: { outcome: { result: conflict('Ada Okafor', '2026-03-16T14:20:00.000Z'), saved: 0, count: 1 } },
}
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
