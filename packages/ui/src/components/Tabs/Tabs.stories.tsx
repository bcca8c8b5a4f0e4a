import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../Text/Text.js'
import { Tabs, type TabsProps } from './Tabs.js'

function Demo(props: TabsProps) {
  const [selected, select] = useState(props.selectedId)
  return <Tabs {...props} selectedId={selected} onTabSelect={select} />
}

const tabs = ['Needs attention', 'Received', 'Resolved'].map((label, index) => ({
  id: label,
  label,
  count: index * 120 + 12,
  panel: <Text>{label}: what is listed here.</Text>,
}))

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  render: (args) => <Demo {...args} />,
  args: { label: 'Items', tabs, selectedId: 'Needs attention', onTabSelect: () => undefined },
  argTypes: { tabs: { control: false } },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCounts: Story = { args: { tabs: tabs.map(({ count: _count, ...tab }) => tab) } }
export const MoreThanFitOnAPhone: Story = { parameters: { viewportSize: { width: 320, height: 640 } } }
export const FollowTheArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /Needs attention/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Received/ })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: /Received/ })).toBeVisible()
  },
}
export const WaitForEnter: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /Needs attention/ }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /Resolved/ })).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: /Resolved/ })).toHaveAttribute('aria-selected', 'true')
  },
}
