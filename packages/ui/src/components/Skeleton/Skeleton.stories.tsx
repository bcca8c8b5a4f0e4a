import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.js'

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Paragraph: Story = { args: { lines: 4 } }
export const Card: Story = { args: { shape: 'block', height: '8rem' } }
export const Person: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
      <Skeleton lines={2} width="12rem" />
    </div>
  ),
}
