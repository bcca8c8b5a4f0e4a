import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Spinner } from './Spinner.js'

const guidance = {
  when: [
    'A short wait of unknown length where there is no shape to hint at.',
    'Show the label wherever there is room: a ring alone says little.',
  ],
  whenNot: [
    'A button that is busy: `Button` has its own ring.',
    'A list, card or page: use `Skeleton`.',
    'More than some ten seconds, or a known end: use `ProgressBar`.',
  ],
  anatomy: [
    ['Ring', 'Turns, or fades where less motion is asked for.'],
    ['Label', 'What is being waited for. It is read out even when it is not shown.'],
  ],
  keyboard: [],
  pattern: 'Status: the label is read out politely.',
} satisfies Guidance

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['stable'],
  args: { label: 'Loading' },
  parameters: { guidance },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithItsWords: Story = { args: { isLabelVisible: true, label: 'Signing in' } }
export const Large: Story = { args: { size: 'large' } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Label for listeners only">
        <State label="small">
          <Spinner label="Loading" />
        </State>
        <State label="large">
          <Spinner label="Loading" size="large" />
        </State>
      </StatesRow>
      <StatesRow label="Label shown">
        <State label="small">
          <Spinner label="Signing in" isLabelVisible />
        </State>
        <State label="large">
          <Spinner label="Loading cases" size="large" isLabelVisible />
        </State>
        <State label="long text" width="column">
          <Spinner label="Collecting the statements of all the contracts of your agency" isLabelVisible />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
