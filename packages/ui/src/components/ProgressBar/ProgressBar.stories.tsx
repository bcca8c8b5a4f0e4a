import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { ProgressBar } from './ProgressBar.js'

const cancel = fn()

const guidance = {
  when: [
    'Work of some seconds or more that people wait for, such as an upload or a long export.',
    'Offer to cancel whenever that is possible.',
  ],
  whenNot: [
    'A short wait: use `Spinner`.',
    'Content that is on its way: use `Skeleton`.',
    'Steps that people take themselves: use `Stepper`.',
  ],
  anatomy: [
    ['Label', 'What is going on. It names the bar.'],
    ['Value', 'The percentage, or figures that say more: 4 of 12 MB.'],
    ['Bar', 'Fills up; without a value a part of it travels, or it fades where less motion is asked for.'],
    ['Cancel', 'A button whose name says what is cancelled.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the cancel button; the bar itself takes no focus.'],
    ['Enter, Space', 'Cancels.'],
  ],
  pattern: 'Progressbar, with a name and the value as text. It is not live: announce the end, not every percent.',
} satisfies Guidance

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['stable'],
  args: { label: 'Uploading 3 files', value: 40 },
  parameters: { guidance },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading 3 files' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Started: Story = { args: { value: 0 } }

export const WithCancel: Story = {
  args: {
    label: 'Creating the report',
    valueText: '4,000 of 10,000 cases',
    cancelLabel: 'Cancel export',
    onCancel: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const UnknownEnd: Story = { args: { label: 'Merging files', value: undefined } }

export const Done: Story = { args: { label: '3 files uploaded', value: 100, tone: 'success' } }

export const Failed: Story = { args: { label: 'The upload failed', value: 64, tone: 'danger' } }

export const HiddenLabel: Story = { args: { isLabelHidden: true } }

export const Narrow: Story = {
  args: { label: 'Creating the report of all pending cases', valueText: '4,000 of 10,000 cases', onCancel: fn() },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="How much is done">
        {[0, 1, 40, 100].map((value) => (
          <State key={value} label={`${value} of 100`} width="column">
            <ProgressBar label="Uploading 3 files" value={value} />
          </State>
        ))}
        <State label="unknown" width="column">
          <ProgressBar label="Merging files" />
        </State>
      </StatesRow>
      <StatesRow label="Once it is over">
        <State label="success" width="column">
          <ProgressBar label="3 files uploaded" value={100} tone="success" />
        </State>
        <State label="danger" width="column">
          <ProgressBar label="The upload failed" value={64} tone="danger" />
        </State>
      </StatesRow>
      <StatesRow label="Parts">
        <State label="hidden label" width="column">
          <ProgressBar label="Uploading" value={40} isLabelHidden />
        </State>
        <State label="no words at the end" width="column">
          <ProgressBar label="Uploading" value={40} valueText={null} />
        </State>
        <State label="cancel" width="column">
          <ProgressBar label="Creating the report" value={40} onCancel={cancel} />
        </State>
        <State label="cancel, hover" width="column" force="hover">
          <ProgressBar label="Creating the report" value={40} onCancel={cancel} />
        </State>
        <State label="cancel, focus" width="column" force="focus">
          <ProgressBar label="Creating the report" value={40} onCancel={cancel} />
        </State>
        <State label="long text" width="column">
          <ProgressBar
            label="Creating the report of all pending cases of your agency"
            value={40}
            valueText="4,000 of 10,000 cases"
            onCancel={cancel}
          />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
