import { leaderboardTypes } from '@producer-portal/domain/catalog'
import type { LeaderboardEntry } from '@producer-portal/domain/leaderboard'
import { mockLeaderboardRanking } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { LeaderboardScreen } from './LeaderboardScreen.js'

const [first] = leaderboardTypes
const entries = mockLeaderboardRanking('agency', 'issued-cases').map((entry, index) => ({
  ...entry,
  isOwn: index === 1,
}))

const meta = {
  title: 'Features/Leaderboard/LeaderboardScreen',
  component: LeaderboardScreen,
  args: {
    selector: 'agency',
    onSelectorChange: fn(),
    types: leaderboardTypes,
    type: first ?? null,
    onTypeChange: fn(),
    entries,
    today: storyNow,
    onRetry: fn(),
  },
} satisfies Meta<typeof LeaderboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const breadcrumb = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(breadcrumb.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Leaderboard',
    ])
    await expect(canvas.getByRole('radio', { name: 'Agency' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Agent' }))
    await expect(args.onSelectorChange).toHaveBeenCalledWith('agent')
    const select = canvas.getByRole('combobox', { name: 'Ranked by' })
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(leaderboardTypes.map(({ label }) => label))
    await userEvent.selectOptions(select, 'face-amount')
    await expect(args.onTypeChange).toHaveBeenCalledWith('face-amount')
    await expect(await canvas.findByRole('grid', { name: 'Issued cases by Agency' })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^2 ${entries[1]?.name} Your agency ${entries[1]?.value}`) }),
    ).toBeVisible()
    await expect(canvas.queryByRole('note')).toBeNull()
    await expect(canvas.getByText('Past 365 days, as of 03/16/2026')).toBeVisible()
  },
}

const many: readonly LeaderboardEntry[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  rank: index + 1,
  name: index === 40 || index === 3 ? 'Elena Rivera' : `Agent ${index + 1}`,
  agency: 'Lakeshore Financial Group',
  value: (60 - index) * 125_000,
  share: (60 - index) / 60,
  isOwn: index === 40,
}))

/** One's own place is named above the list until its page is shown; two people of one name stay apart. */
export const Agents: Story = {
  args: { selector: 'agent', entries: many, type: leaderboardTypes[1] ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Place 41 of 60')
    await expect(await canvas.findByText('Agent 1')).toBeVisible()
    const top = canvas.getByRole('grid').getBoundingClientRect().top
    // One scale: the room of a bar is the same, however long the number, and ends where its cell does.
    const tracks = [...canvas.getByRole('grid').querySelectorAll('[role="gridcell"] [aria-hidden]')]
    await expect(new Set(tracks.map((track) => track.getBoundingClientRect().width)).size).toBe(1)
    const [track] = tracks
    const cell = track?.closest('[role="gridcell"]')?.getBoundingClientRect()
    await expect((cell?.right ?? 0) - (track?.getBoundingClientRect().right ?? 0)).toBeLessThan(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the list' }))
    const grid = within(canvas.getByRole('grid'))
    await expect(grid.getByText('You')).toBeVisible()
    await expect(grid.getByRole('row', { name: /^41 Elena Rivera You/ })).toBeVisible()
    await expect(canvas.queryByRole('note')).toBeNull()
    await expect(grid.getByText('You').closest('[data-own]')).toHaveFocus()
    await expect(canvas.getByRole('grid').getBoundingClientRect().top).toBe(top)
  },
}

/** A card has the place and the name on one line. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: /^Place 2 .* Your agency$/ })
    await expect(card).toHaveTextContent(`Issued cases${entries[1]?.value}`)
    const heights = canvas.getAllByRole('article', { name: /^Place [134]/ }).map((each) => each.offsetHeight)
    await expect(Math.max(...heights)).toBeLessThan(84)
  },
}

/** On a phone, too, one's own place comes by a press. */
export const AgentsNarrow: Story = {
  ...phone,
  args: Agents.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the list' }))
    await expect(canvas.getByText('You').closest('[data-own]')).toHaveFocus()
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}

export const NotRanked: Story = { args: { entries: entries.map((entry) => ({ ...entry, isOwn: false })) } }
export const Ties: Story = {
  args: {
    entries: [
      { id: 'a', rank: 1, name: 'Cedar Point Advisors', agency: null, value: 12, share: 1, isOwn: false },
      { id: 'b', rank: 1, name: 'Lakeshore Financial Group', agency: null, value: 12, share: 1, isOwn: true },
      { id: 'c', rank: 3, name: 'Northfield Brokerage', agency: null, value: 0, share: 0, isOwn: false },
    ],
  },
}
export const Loading: Story = {
  args: { types: 'loading', type: null, entries: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Leaderboard' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one is ranked yet.')).toBeVisible()
  },
}
export const NoTypes: Story = { args: { types: [], type: null, entries: 'loading' } }

export const TypesFailed: Story = {
  args: { types: 'error', type: null, entries: 'loading' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to get types.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RankingFailed: Story = {
  args: { entries: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    selector: 'agent',
    entries: many.map((entry) => ({ ...entry, name: `${entry.name} Featherstonehaugh-Cholmondeley-of-the-Northeast` })),
  },
}

/** A choice shows another ranking, and says so once. */
export const InUse: Story = {
  render: function InUse(args) {
    const [selector, setSelector] = useState(args.selector)
    const [type, setType] = useState(args.type)
    const choose = (wanted: string) => setType(leaderboardTypes.find((each) => each.type === wanted) ?? null)
    return (
      <LeaderboardScreen
        {...args}
        selector={selector}
        type={type}
        onSelectorChange={setSelector}
        onTypeChange={choose}
      />
    )
  },
  play: async ({ canvas }) => {
    const second = leaderboardTypes[1]
    await userEvent.click(canvas.getByRole('radio', { name: 'Agent' }))
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked()
    await expect(canvas.getByRole('grid', { name: `${first?.label} by Agent` })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ranked by' }), second?.label ?? '')
    await expect(canvas.getByRole('grid', { name: `${second?.label} by Agent` })).toBeVisible()
    const said = screen.getAllByText(/ by Agent: \d+ places$/)
    await expect(said.map((line) => line.closest('[aria-live]') !== null)).toEqual([true, true])
  },
}
