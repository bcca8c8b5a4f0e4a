import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Stepper } from './Stepper.js'

const guidance = {
  when: [
    'Above a task of three to six steps that come one after the other, such as a request.',
    'With `onStepSelect` when users may go back without losing what they entered.',
  ],
  whenNot: ['For views in any order: use `Tabs`.', 'For how far a machine is: use `ProgressBar`.'],
  anatomy: [
    ['Line', 'Accented for the steps that are done and the one users are at.'],
    ['Mark', 'A check for what is done, a number for the rest.'],
    ['Words', 'A word or three; where there is no room, one line says "Step 2 of 4".'],
  ],
  keyboard: [
    ['Tab', 'With `onStepSelect`: goes through the steps that are done.'],
    ['Enter or Space', 'Leads back to the step.'],
  ],
  pattern: 'A navigation landmark with an ordered list; aria-current="step"',
} satisfies Guidance

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  tags: ['stable'],
  args: {
    steps: [
      { id: 'product', label: 'Product' },
      { id: 'client', label: 'Client' },
      { id: 'scenarios', label: 'Scenarios' },
      { id: 'review', label: 'Review and send' },
    ],
    currentId: 'scenarios',
  },
  parameters: { guidance },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
    const texts = steps.map(({ textContent }) => textContent)
    await expect(texts).toEqual(['Product, done', 'Client, done', '3Scenarios', '4Review and send'])
    await expect(canvas.getByRole('navigation', { name: 'Progress' })).toHaveTextContent('Step 3 of 4: Scenarios')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const FirstStep: Story = { args: { currentId: 'product' } }

export const LastStep: Story = { args: { currentId: 'review' } }

export const WithAWayBack: Story = {
  args: { onStepSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Product', 'Client'])
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }))
    await expect(args.onStepSelect).toHaveBeenCalledWith('client')
  },
}

export const Narrow: Story = { globals: { viewport: { value: '375-640', isRotated: false } } }

const { steps } = meta.args

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {steps.map(({ id, label }) => (
        <State key={id} label={`at ${label}`} width="full">
          <Stepper steps={steps} currentId={id} label={label} />
        </State>
      ))}
      <State label="with a way back" width="full">
        <Stepper steps={steps} currentId="scenarios" onStepSelect={fn()} label="Back" />
      </State>
      <State label="with a way back, hover" force="hover" width="full">
        <Stepper steps={steps} currentId="scenarios" onStepSelect={fn()} label="Back, hover" />
      </State>
      <State label="with a way back, focus" force="focus" width="full">
        <Stepper steps={steps} currentId="scenarios" onStepSelect={fn()} label="Back, focus" />
      </State>
      <State label="little room" width="column">
        <Stepper steps={steps} currentId="scenarios" label="Narrow" />
      </State>
    </StatesSheet>
  ),
}
