import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { listFiltersGuidance } from './ListFilters.guidance.js'
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

function Filters(props: Omit<ListFiltersProps, 'opening'>) {
  const opening = useFilterVisibility()
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
  parameters: { guidance: listFiltersGuidance },
} satisfies Meta<typeof ListFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Agent' }), 'Elena Rivera')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ agent: '7' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Agent: Elena Rivera' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ agent: 'all' })
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Cases' }))
    await expect(canvas.queryByRole('combobox', { name: 'Agent' })).toBeNull()
  },
}

export const Set: Story = {
  args: { filters: set },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ name: '', agent: 'all', time: 'all' })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: '375-700', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Cases' }))
    const panel = await screen.findByRole('dialog', { name: 'Filter Cases' })
    // It takes the focus a moment after it has come, and would take it from the field.
    await waitFor(() => expect(panel).toHaveFocus())
    const dialog = within(panel)
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
      <State label="nothing set" width="full">
        <Filters {...args} label="Not set" />
      </State>
      <State label="set" width="full">
        <Filters {...args} label="Set" filters={set} />
      </State>
      <State label="set: focus" force="focus" width="full">
        <Filters {...args} label="Focus" filters={set} />
      </State>
    </StatesSheet>
  ),
}
