import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.js'

/**
 * Use it to put buttons that belong together side by side, the main one last. Attached, it offers a few ways to see the
 * same thing at once; views with content of their own are `Tabs`, a choice in a form is a `RadioGroup`.
 *
 * **Keyboard.** None of its own: `Tab` goes from button to button.
 */
const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save Changes</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
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

export const StackedOnAPhone: Story = {
  args: { isStackedOnPhone: true },
  parameters: { viewportSize: { width: 375, height: 640 } },
}
