import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { ListFilters, type ListFiltersProps } from './ListFilters.js'
import type { ListFilter } from './list-filter.js'
import { useFilterVisibility } from './useFiltersOpening.js'

const all = { value: 'all', label: 'All' }
const filters: readonly ListFilter[] = [
  { id: 'name', label: 'Client name', value: '' },
  { id: 'agent', label: 'Agent', value: 'all', options: [all, { value: '7', label: 'Elena Rivera' }] },
  { id: 'time', label: 'Timing', value: 'all', options: [all, { value: '7', label: 'Past 7 days' }] },
]
const set = filters.map((filter) => ({ ...filter, value: filter.options ? '7' : 'Byron' }))

interface FiltersProps extends ListFiltersProps {
  isOpenFirst?: boolean
}

function Filters({ isOpenFirst = false, ...props }: FiltersProps) {
  const [areFieldsVisible, onVisibleChange] = useState(isOpenFirst)
  const opening = useFilterVisibility({ areFieldsVisible, onVisibleChange })
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  return (
    <>
      <Button {...opening.buttonProps}>Filter Cases</Button>
      <ListFilters
        {...props}
        visibility={opening}
        filters={props.filters.map((filter) => ({ ...filter, value: values[filter.id] ?? filter.value }))}
        onFiltersChange={(next) => {
          props.onFiltersChange(next)
          setValues({ ...values, ...next })
        }}
      />
    </>
  )
}

const guidance = {
  when: [
    'Above a list or table that people narrow in several ways, each given as data.',
    'With a button of the toolbar that shows and hides the fields, which `useFilterVisibility` serves.',
  ],
  whenNot: [
    'For fields of another kind than a text and a choice: use `FilterBar` with your own.',
    'For a single word to look for: use `SearchField`.',
  ],
  anatomy: [
    [
      'Fields',
      'One for each filter, with its label inside; each takes effect at once. Below 768 px they are in the dialog.',
    ],
    ['Filters that are set', 'While the fields are hidden: each with a button that takes it away.'],
    ['Dialog', 'On a phone: the fields, a button that clears them, and one that puts them into effect together.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields and the filters that are set.'],
    ['Enter', 'In the dialog: applies the filters and closes it.'],
    ['Escape', 'Closes the dialog; the filters stay as they were.'],
  ],
  pattern: 'A named group of fields that a button shows and hides; on a phone a modal dialog',
} satisfies Guidance

const meta = {
  title: 'Components/ListFilters',
  component: ListFilters,
  tags: ['beta'],
  render: (args) => <Filters {...args} />,
  args: {
    label: 'Filter Cases',
    filters,
    onFiltersChange: fn(),
    visibility: {
      areFieldsVisible: true,
      isDialogOpen: false,
      closeDialog: fn(),
      barId: 'filters',
      buttonProps: { onClick: fn() },
    },
  },
  argTypes: { visibility: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof ListFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Filter Cases' })
    await userEvent.click(button)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Agent' }), 'Elena Rivera')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ agent: '7' })
    await userEvent.click(button)
    await expect(canvas.queryByRole('combobox', { name: 'Agent' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Agent: Elena Rivera' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ agent: 'all' })
  },
}

export const Set: Story = {
  args: { filters: set },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ name: '', agent: 'all', time: 'all' })
  },
}

/** Open fields show what is set themselves: a button beside them takes all of it away. */
export const SetAndOpen: Story = {
  args: { filters: set },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Cases' }))
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ name: '', agent: 'all', time: 'all' })
    await expect(canvas.getByRole('group', { name: 'Filter Cases' })).toHaveFocus()
  },
}

async function openDialog(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter Cases' }))
  const panel = await screen.findByRole('dialog', { name: 'Filter Cases' })
  // It takes the focus a moment after it has come, and would take it from the field.
  await waitFor(() => expect(panel).toHaveFocus())
  return within(panel)
}

/** Choices count once they are applied; closed before, the dialog begins again. */
export const Narrow: Story = {
  globals: { viewport: { value: '375-700', isRotated: false } },
  play: async ({ canvas, args }) => {
    const first = await openDialog(canvas)
    await userEvent.type(first.getByLabelText('Client name'), 'Byron')
    await userEvent.click(first.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = await openDialog(canvas)
    await expect(dialog.getByLabelText('Client name')).toHaveValue('')
    await userEvent.type(dialog.getByLabelText('Client name'), 'Byron')
    await expect(args.onFiltersChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply filters' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ name: 'Byron', agent: 'all', time: 'all' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="open, nothing set" width="full">
        <Filters {...args} label="Not set" isOpenFirst />
      </State>
      <State label="open, set" width="full">
        <Filters {...args} label="Set" filters={set} isOpenFirst />
      </State>
      <State label="open, set: focus" force="focus" width="full">
        <Filters {...args} label="Focus" filters={set} isOpenFirst />
      </State>
      <State label="closed, set" width="full">
        <Filters {...args} label="Closed" filters={set} />
      </State>
    </StatesSheet>
  ),
}
