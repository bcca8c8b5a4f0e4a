import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheetParameters.js'
import { searchFieldGuidance } from './SearchField.guidance.js'
import { SearchField } from './SearchField.js'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['stable'],
  args: { label: 'Search clients', onValueChange: fn(), onSearchSubmit: fn() },
  parameters: { guidance: searchFieldGuidance },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { placeholder: 'Name or policy number' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search clients' }), 'Byron{Enter}')
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('Byron')
  },
}

export const Filled: Story = {
  args: { defaultValue: 'Byron-Lovelace' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenCalledWith('')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const ClearedByEscape: Story = {
  args: { defaultValue: 'Byron-Lovelace' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Search' } }

export const WithHint: Story = { args: { hint: 'Enter at least 4 characters.' } }

export const Busy: Story = { args: { defaultValue: 'Byron', isBusy: true } }

export const WithError: Story = { args: { defaultValue: 'By', error: 'Enter at least 4 characters.' } }

export const Disabled: Story = { args: { defaultValue: 'Byron', disabled: true } }

export const LongTextOnAPhone: Story = {
  args: { defaultValue: 'Featherstonehaugh-Cholmondeley, Maximiliana Theodora', isBusy: true, isFullWidth: true },
  parameters: { viewportSize: { width: 320, height: 640 } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Empty and filled">
        <State label="At rest" width="column">
          <SearchField label="Search clients" />
        </State>
        <State label="Filled" width="column">
          <SearchField label="Search clients" defaultValue="Byron" />
        </State>
        <State label="Pointed at" force="hover" width="column">
          <SearchField label="Search clients" defaultValue="Byron" />
        </State>
        <State label="With the focus" force="focus" width="column">
          <SearchField label="Search clients" defaultValue="Byron" />
        </State>
      </StatesRow>
      <StatesRow label="Demands and limits">
        <State label="Required, with a hint" width="column">
          <SearchField label="Search clients" isRequired hint="Name or policy number" />
        </State>
        <State label="With an error" width="column">
          <SearchField
            label="Search clients"
            hint="Name or policy number"
            error="Enter at least 4 characters."
            defaultValue="Byron"
          />
        </State>
        <State label="Disabled" width="column">
          <SearchField label="Search clients" disabled defaultValue="Byron" />
        </State>
      </StatesRow>
      <StatesRow label="Special cases">
        <State label="Busy" width="column">
          <SearchField label="Search clients" defaultValue="Byron" isBusy />
        </State>
        <State label="Hidden label" width="column">
          <SearchField label="Search" isLabelHidden placeholder="Search" />
        </State>
        <State label="Long texts" width="column">
          <SearchField
            label="Search clients"
            defaultValue="Featherstonehaugh-Cholmondeley, Maximiliana Theodora"
            isBusy
          />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
