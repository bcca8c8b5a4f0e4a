import type { DemoPerson } from '@producer-portal/domain/mocks'
import { Card } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { DashboardHome } from './DashboardHome.js'

const activity = <Card title="New Business Activity">Twelve cases are pending.</Card>
const side = <Card title="Quick Links">Life Insurance New Sales</Card>

const meta = {
  title: 'Features/Dashboard/DashboardHome',
  component: DashboardHome,
  args: { firstName: 'Elena', children: activity, aside: side },
  argTypes: { children: { control: false }, aside: { control: false }, actions: { control: false } },
  parameters: { viewAs: (person: DemoPerson) => ({ firstName: person.profile.firstName }) },
} satisfies Meta<typeof DashboardHome>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Elena')
    await expect(canvas.getByRole('complementary', { name: 'Links' })).toBeVisible()
  },
}

/** Users without a line of business, such as guests, see only links. */
export const WithoutActivity: Story = {
  args: { children: [false, []] },
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('complementary', { name: 'Links' })
    await expect(ways.getBoundingClientRect().left).toBe(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    )
  },
}

export const NameUnknown: Story = {
  args: { firstName: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
  },
}

export const LongContent: Story = { args: { firstName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana' } }

export const Narrow: Story = { ...phone }
