import { pages } from '@producer-portal/domain/shell'
import { LeaderboardScreen } from '@producer-portal/features/leaderboard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/leaderboard/LeaderboardScreen/LeaderboardScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The ranking of agencies and agents. */
const meta = {
  title: 'Screens/Leaderboard',
  tags: ['!autodocs'],
  component: LeaderboardScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.leaderboard, 'rivera'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
  },
} satisfies Meta<typeof LeaderboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
