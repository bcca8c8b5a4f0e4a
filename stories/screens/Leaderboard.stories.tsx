import { pages } from '@producer-portal/domain/shell'
import { LeaderboardScreen } from '@producer-portal/features/leaderboard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/leaderboard/LeaderboardScreen/LeaderboardScreen.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** The ranking of agencies and agents. */
const meta = {
  title: 'Screens/Leaderboard',
  tags: ['!autodocs'],
  component: LeaderboardScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.leaderboard, 'rivera'),
} satisfies Meta<typeof LeaderboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
  },
}
export const Empty: Story = { args: States.Empty.args }
export const Loading: Story = { args: States.Loading.args }
export const LoadFailed: Story = { name: 'Error', args: States.RankingFailed.args }
export const LongContent: Story = { args: States.LongNames.args }
export const Phone: Story = { ...phone, parameters: wholePage }
