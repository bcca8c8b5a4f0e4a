import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper } from './Stepper.js'

/**
 * Use it above a task of three to six steps that come one after the other, such as a request. Views in any order are
 * `Tabs`; how far a machine is, is a `ProgressBar`. Where it has no room it says 'Step 2 of 4'.
 *
 * **Keyboard.** With `onStepSelect`, `Tab` reaches the steps that are done and `Enter` leads back.
 */
const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    steps: [
      { id: 'product', label: 'Product' },
      { id: 'client', label: 'Client' },
      { id: 'scenarios', label: 'Scenarios' },
      { id: 'review', label: 'Review and send' },
    ],
    currentId: 'scenarios',
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  },
}

export const FirstStep: Story = { args: { currentId: 'product' } }

export const LastStep: Story = { args: { currentId: 'review' } }

export const WithAWayBack: Story = {
  args: { onStepSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }))
    await expect(args.onStepSelect).toHaveBeenCalledWith('client')
  },
}

export const OnAPhone: Story = { parameters: { viewportSize: { width: 375, height: 640 } } }
