import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { buttonGroupGuidance } from './ButtonGroup.guidance.js'
import { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.js'

const pair = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save Changes</Button>
  </>
)

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  tags: ['stable'],
  args: {
    children: pair,
  },
  argTypes: { children: { control: false } },
  parameters: { guidance: buttonGroupGuidance },
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
