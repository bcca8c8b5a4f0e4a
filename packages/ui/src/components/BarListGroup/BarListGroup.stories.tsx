import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { BarList } from '../BarList/BarList.js'
import { BarListGroup } from './BarListGroup.js'

const states = [
  { id: 'review', label: 'In review', value: 1240 },
  { id: 'sent', label: 'Sent', value: 620 },
]
const ages = [
  { id: 'week', label: 'Past 7 days', value: 48 },
  { id: 'month', label: 'Past 30 days', value: 311 },
]
const pair = (
  <>
    <BarList title="Invoices by state" items={states} />
    <BarList title="Invoices by age" items={ages} />
  </>
)

const guidance = {
  when: ['To summarize a list above it: two or three `BarList`s that count the same rows in different ways.'],
  whenNot: ['A single `BarList` needs no group.', 'For lists about different things: use a `Card` for each.'],
  anatomy: [['Bar lists', 'Side by side in columns of the same width, stacked in a narrow space.']],
  keyboard: [],
  pattern: 'Layout only; each list is a group of its own.',
} satisfies Guidance

const meta = {
  title: 'Components/BarListGroup',
  component: BarListGroup,
  tags: ['stable'],
  args: { children: pair },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof BarListGroup>
export default meta
type Story = StoryObj<typeof meta>

const getTops = (lists: readonly HTMLElement[]) => lists.map((list) => list.getBoundingClientRect().top)

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = getTops(canvas.getAllByRole('group'))
    await expect(second).toBe(first)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: '375-640', isRotated: false } },
  play: async ({ canvas }) => {
    const [first = 0, second = 0] = getTops(canvas.getAllByRole('group'))
    await expect(second).toBeGreaterThan(first)
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="side by side" width="full">
        <BarListGroup>{pair}</BarListGroup>
      </State>
      <State label="stacked in a narrow space" width="column">
        <BarListGroup>{pair}</BarListGroup>
      </State>
    </StatesSheet>
  ),
}
