import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { spinnerGuidance } from './Spinner.guidance.js'
import { Spinner } from './Spinner.js'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['stable'],
  args: { label: 'Loading' },
  parameters: { guidance: spinnerGuidance },
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
