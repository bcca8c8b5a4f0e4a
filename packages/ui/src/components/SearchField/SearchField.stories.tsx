import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { SearchField } from './SearchField.js'

/** Guidance for `SearchField`. */
const guidance = {
  when: [
    'Let users search by text, or narrow a list while they type.',
    "Hide its label where the magnifying glass says enough, as in a page's header.",
  ],
  whenNot: [
    'A value that is chosen from a known list is a `Combobox`.',
    'Say how many were found beside the results, in a live region, not in the field.',
  ],
  anatomy: [
    ['Magnifying glass', 'tells a search box from a text box'],
    ['Box', 'searches while users type, or when they press Enter'],
    ['Ring', 'while results are loading'],
    ['Clear button', 'comes with the first letter, empties the box and leaves the focus in it'],
  ],
  keyboard: [
    ['Enter', 'searches'],
    ['Escape', 'empties the box; a second one is for the dialog around it'],
    ['Tab', 'reaches the box, then the clear button'],
  ],
  pattern: 'Native search input (role searchbox).',
} satisfies Guidance

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['stable'],
  args: { label: 'Search clients', onValueChange: fn(), onSearchSubmit: fn() },
  parameters: { guidance },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { placeholder: 'Name or policy number' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search clients' }), 'Byron{Enter}')
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'By')
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('Byron')
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
  },
}

export const Filled: Story = {
  args: { defaultValue: 'Byron-Lovelace' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
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

export const Busy: Story = { args: { defaultValue: 'Byron', isLoading: true } }

export const WithError: Story = { args: { defaultValue: 'By', error: 'Enter at least 4 characters.' } }

export const Disabled: Story = { args: { defaultValue: 'Byron', disabled: true } }

export const Narrow: Story = {
  args: { defaultValue: 'Featherstonehaugh-Cholmondeley, Maximiliana Theodora', isLoading: true, isFullWidth: true },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="Name or policy number"
      error="Enter at least 4 characters."
      canBeReadOnly={false}
      draw={({ isFilled, ...props }) => (
        <SearchField {...props} label="Search clients" defaultValue={isFilled ? 'Byron' : ''} />
      )}
    >
      <State label="Busy" width="column">
        <SearchField label="Search clients" defaultValue="Byron" isLoading />
      </State>
      <State label="Hidden label" width="column">
        <SearchField label="Search" isLabelHidden placeholder="Search" />
      </State>
      <State label="Long texts" width="column">
        <SearchField
          label="Search clients"
          defaultValue="Featherstonehaugh-Cholmondeley, Maximiliana Theodora"
          isLoading
        />
      </State>
    </FieldStates>
  ),
}
