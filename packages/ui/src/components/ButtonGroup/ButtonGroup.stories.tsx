import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.js'

const pair = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save Changes</Button>
  </>
)

const guidance = {
  when: [
    'To put buttons that belong together side by side, the main one last.',
    'Attached, for a few ways to see the same list, one of which is on.',
  ],
  whenNot: [
    'For views with content of their own: use `Tabs`.',
    'For a choice in a form: use `RadioGroup`.',
    'For more than four buttons: put the rest into a `MenuButton`.',
  ],
  anatomy: [
    ['Buttons', 'Of one size; at most one of them primary.'],
    ['Name', 'Read out before the buttons when their labels alone do not say what they are for.'],
  ],
  keyboard: [['Tab', 'Goes from button to button; the group has no keys of its own.']],
  pattern: 'A group; attached, of toggle buttons with aria-pressed',
} satisfies Guidance

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  tags: ['stable'],
  args: {
    children: pair,
  },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

const periods = ['Pending', 'Past 7 days', 'All']

function Periods(props: ButtonGroupProps) {
  const [chosen, setChosen] = useState('Pending')
  return (
    <ButtonGroup {...props}>
      {periods.map((period) => (
        <Button key={period} aria-pressed={period === chosen} onClick={() => setChosen(period)}>
          {period}
        </Button>
      ))}
    </ButtonGroup>
  )
}

export const Default: Story = {}

export const AtTheEnd: Story = { args: { align: 'end' } }

export const AtBothEnds: Story = {
  args: {
    align: 'between',
    children: (
      <>
        <Button variant="quiet">Restore to Default</Button>
        <Button variant="primary">Save and Apply</Button>
      </>
    ),
  },
}

export const Attached: Story = {
  args: { isAttached: true, label: 'Period' },
  render: (args) => <Periods {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible()
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All')
  },
}

export const Narrow: Story = {
  args: { isStackedOnPhone: true },
  globals: { viewport: { value: '375-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="at the start, by default" width="full">
        <ButtonGroup>{pair}</ButtonGroup>
      </State>
      <State label="at the end" width="full">
        <ButtonGroup align="end">{pair}</ButtonGroup>
      </State>
      <State label="at both ends" width="full">
        <ButtonGroup align="between">{pair}</ButtonGroup>
      </State>
      <State label="attached, one switched on">
        <Periods isAttached label="Period" />
      </State>
      <State label="under one another on a phone" width="full">
        <ButtonGroup isStackedOnPhone>{pair}</ButtonGroup>
      </State>
    </StatesSheet>
  ),
}
