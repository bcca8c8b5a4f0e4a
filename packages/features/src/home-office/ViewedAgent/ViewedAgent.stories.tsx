import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { ViewedAgent } from './ViewedAgent.js'

const meta = {
  title: 'Features/Home office/ViewedAgent',
  component: ViewedAgent,
  args: { agent: { name: 'Lakeshore Financial Group', number: 'AG1001' } },
} satisfies Meta<typeof ViewedAgent>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lakeshore Financial Group.*AG1001/)).toBeVisible()
  },
}

const longName = 'The Northfield, Hartwell & Castellanos-Oyelaran Partnership for Life, Annuities and Long-Term Care'

export const LongContent: Story = {
  name: 'Long content',
  args: { agent: { name: longName, number: 'AG4004' } },
}

export const Narrow: Story = { ...phone, args: LongContent.args }
