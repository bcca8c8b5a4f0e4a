import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Tabs, type TabsProps } from './Tabs.js'

function Demo(props: TabsProps) {
  const [selected, select] = useState(props.selectedKey)
  return <Tabs {...props} selectedKey={selected} onSelectionChange={select} />
}

const tabs = ['Needs attention', 'Received', 'Resolved'].map((label, index) => ({
  id: label,
  label,
  count: index * 120 + 12,
  panel: <Text>{label}: what is listed here.</Text>,
}))

const guidance = {
  when: [
    'To show one of a few views of the same thing, such as the requirements of a case by their state.',
    'With counts, so that users see where there is something to do.',
  ],
  whenNot: [
    'To go to other pages: use navigation or `Link`.',
    'For steps that come one after the other: use `Stepper`.',
    'For ways to narrow the same list: use an attached `ButtonGroup` or `FilterBar`.',
  ],
  anatomy: [
    ['Row of tabs', 'Scrolls sideways when they do not fit; fades out and shows an arrow where more are hidden.'],
    ['Tab', 'A word or two, and a count.'],
    ['Panel', 'What the selected tab is about; named by it.'],
  ],
  keyboard: [
    ['Tab', 'Goes to the selected tab, then to the panel.'],
    [
      'Arrow right, Arrow left',
      'Go from tab to tab and round at the ends; where writing runs from the right, the other way.',
    ],
    ['Home, End', 'Go to the first and the last tab.'],
    ['Enter or Space', 'With manual activation: shows the focused tab.'],
  ],
  pattern: 'WAI-ARIA Tabs, with automatic or manual activation',
} satisfies Guidance

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['stable'],
  render: (args) => <Demo {...args} />,
  args: { label: 'Items', tabs, selectedKey: 'Needs attention', onSelectionChange: () => undefined },
  argTypes: { tabs: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCounts: Story = { args: { tabs: tabs.map(({ count: _count, ...tab }) => tab) } }
export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }
export const FollowTheArrowKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Needs attention/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Received/ })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: /Received/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /Resolved/ }))
    await expect(canvas.getByRole('tabpanel', { name: /Resolved/ })).toBeVisible()
  },
}
export const WaitForEnter: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Needs attention/ }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /Resolved/ })).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: /Resolved/ })).toHaveAttribute('aria-selected', 'true')
  },
}

const many = Array.from({ length: 12 }, (_, place) => ({
  id: `${place}`,
  label: `Requirements ${place + 1}`,
  count: place * 7,
  panel: 'What is listed here.',
}))

export const MoreThanFit: Story = {
  args: { tabs: many, selectedKey: '8' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    const isInView = (name: RegExp) => {
      const [tab, frame] = [canvas.getByRole('tab', { name }), row].map((part) => part.getBoundingClientRect())
      return tab && frame ? tab.left >= frame.left && tab.right <= frame.right : false
    }
    await waitFor(() => expect(isInView(/Requirements 9/)).toBe(true))
    await userEvent.click(canvas.getByRole('tab', { name: /Requirements 9/ }))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(isInView(/Requirements 1 /)).toBe(true))
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="rest" width="full">
        <Demo {...meta.args} />
      </State>
      <State label="hover" force="hover" width="full">
        <Demo {...meta.args} label="Hover" />
      </State>
      <State label="focus" force="focus" width="full">
        <Demo {...meta.args} label="Focus" />
      </State>
      <State label="more than fit, at both ends" width="full">
        <Demo {...meta.args} tabs={many} selectedKey="5" label="Many" />
      </State>
      <State label="little room" width="column">
        <Demo {...meta.args} label="Narrow" />
      </State>
    </StatesSheet>
  ),
}
