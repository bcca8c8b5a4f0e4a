import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { Form } from '../Form/Form.js'
import { MultiSelect } from './MultiSelect.js'

const agencies = [
  'Prairie Star Agency',
  'Great Plains Alliance',
  'Åland Brokers',
  'Harbor and Sons Insurance Services of Greater Massachusetts',
  'Northwind',
  'Blue Ridge Partners',
  'Cedar Hill',
].map((label, index) => ({ value: `AG${index + 1}`, label, note: `AG${index + 1}` }))

const guidance = {
  when: [
    'Let users choose several of many by typing parts of their names: agencies of a report, states of a license.',
    'Use it with a search behind it: it keeps what was chosen while other options come and go.',
  ],
  whenNot: [
    'A few choices are `Checkbox`es in a `Fieldset`.',
    'One choice is a `Combobox`.',
    'An order that counts is a `ReorderList`.',
  ],
  anatomy: [
    ['Box', 'takes a part of a name; what is typed goes with each choice'],
    ['List', 'stays open; a tick is on each choice, and choosing it again takes it back'],
    ['Tags', 'the choices, each with a button that removes it; behind a button when they are many'],
    ['Clear all', 'takes all choices away'],
  ],
  keyboard: [
    ['Letters', 'narrow the list; case and accents do not matter'],
    ['Arrow Down, Arrow Up', 'open the list and go through it, around its ends'],
    ['Enter', 'adds what the arrows are on, or the only match; takes it back when it is chosen'],
    ['Backspace', 'with nothing typed, removes the last choice'],
    ['Escape', 'closes the list; then takes back what was typed'],
    ['Tab', 'goes on to the tags, each a button'],
  ],
  pattern: 'APG combobox with a listbox of several choices: the focus stays in the box.',
} satisfies Guidance

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  tags: ['experimental'],
  args: { label: 'Agencies', options: agencies, onValuesChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: 'All of them by default.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Agencies' })
    await userEvent.type(box, 'aland{Enter}north{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['AG3', 'AG5'])
    await expect(box).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Åland Brokers' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['AG5'])
    await expect(canvas.getByRole('button', { name: 'Remove Northwind' })).toHaveFocus()
  },
}

export const Open: Story = {
  args: { defaultValues: ['AG1', 'AG5'] },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
  },
}

export const NoMatches: Story = {
  args: { emptyText: 'No agency has this name.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(screen.getByText('No agency has this name.')).toBeVisible()
  },
}

export const SearchFailed: Story = {
  args: { options: [], filter: 'none', loadError: 'The search did not answer.', onRetry: fn(), values: [] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'prairie{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ManyChosen: Story = {
  args: { defaultValues: agencies.map(({ value }) => value), maxShownTags: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

const onReport = fn()
const onUnsaved = fn()

/** A `Form` gets a list of all values under the name of the field, and hears of every choice. */
export const InAForm: Story = {
  args: { name: 'agency', defaultValues: ['AG1', 'AG5'] },
  render: (args) => (
    <Form aria-label="Report" onValidSubmit={onReport} onUnsavedChange={onUnsaved}>
      <MultiSelect {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    onReport.mockClear()
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Northwind' }))
    await expect(onUnsaved).toHaveBeenLastCalledWith(true)
    await userEvent.click(save)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Prairie Star Agency' }))
    await userEvent.click(save)
    await expect(onReport.mock.calls).toEqual([[{ agency: ['AG1', 'AG5'] }], [{ agency: ['AG1'] }], [{ agency: [] }]])
    await userEvent.type(canvas.getByRole('combobox'), 'Prairie{Enter}')
    await userEvent.type(canvas.getByRole('combobox'), 'Northwind{Enter}')
    await expect(onUnsaved).toHaveBeenLastCalledWith(false)
  },
}

export const Narrow: Story = {
  args: { defaultValues: agencies.map(({ value }) => value) },
  tags: ['!autodocs'],
  globals: { viewport: { value: '320-640' } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="All of them by default."
      error="Choose at least one agency."
      draw={({ isFilled, ...props }) => (
        <MultiSelect
          {...props}
          label="Agencies"
          options={agencies}
          defaultValues={isFilled ? ['AG1', 'AG4', 'AG5'] : []}
        />
      )}
    >
      <State label="More than are shown" width="column">
        <MultiSelect label="Agencies" options={agencies} defaultValues={['AG1', 'AG2', 'AG5']} maxShownTags={2} />
      </State>
    </FieldStates>
  ),
}
