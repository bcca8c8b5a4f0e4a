import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { Select } from './Select.js'

const options = ['Connecticut', 'Massachusetts', 'New York'].map((label) => ({ value: label.slice(0, 2), label }))

/** Guidance for `Select`. */
const guidance = {
  when: [
    'Let users choose one of five to about fifty that they know by heart, such as a state.',
    'Use it for forms on phones: they show their own list.',
  ],
  whenNot: [
    'Two to about six that people should compare are a `RadioGroup`.',
    'Long lists, and lists that a server searches, are a `Combobox`.',
    'What acts at once, such as sorting, is a `MenuButton`.',
  ],
  anatomy: [
    ['Label and hint', 'say what is chosen'],
    ['Box', 'shows the choice; a muted placeholder while there is none'],
    ['List', 'drawn by the browser, in its own place and with its own keys'],
    ['Error', 'what is wrong and how to put it right'],
  ],
  keyboard: [
    ['Letters', 'choose the next choice that starts with them'],
    ['Arrow Up, Arrow Down', 'choose the next, or open the list, as the system does it'],
    ['Space, Enter', 'open the list and choose'],
    ['Escape', 'closes the list'],
  ],
  pattern: 'Native select: a listbox with typeahead.',
} satisfies Guidance

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['stable'],
  args: { label: 'State', placeholder: 'Choose a state', options, onChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Ma' } }
export const Required: Story = { args: { isRequired: true, hint: 'Where you live' } }
export const WithAnError: Story = { args: { error: 'Choose a state.' } }
export const SomeCannotBeChosen: Story = {
  args: { options: [...options, { value: 'xx', label: 'Elsewhere (not yet)', isDisabled: true }] },
}
export const Disabled: Story = { args: { disabled: true } }
/** In a row of filters the label is inside; the choice is part of what is shown. */
export const LabelInside: Story = {
  args: { isLabelInside: true, value: 'Ma' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'New York')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Massachusetts', { selector: 'b' })).toBeVisible()
  },
}
export const IsChosenFrom: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(list, 'New York')
    await expect(list).toHaveValue('Ne')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

const choice = { options, placeholder: 'Choose a state' }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="Where you live"
      error="Choose a state."
      canBeReadOnly={false}
      draw={({ isFilled, ...props }) => (
        <Select {...props} {...choice} label="State" defaultValue={isFilled ? 'Ma' : ''} />
      )}
    >
      <State label="Long texts" width="column">
        <Select
          label="State in which the application was signed"
          options={[{ value: 'long', label: 'Commonwealth of Massachusetts, office of the home company' }]}
        />
      </State>
      <State label="Label inside">
        <Select {...choice} label="Signed in" isLabelInside value="" onChange={fn()} />
      </State>
      <State label="Label inside: chosen" force="focus">
        <Select {...choice} label="Where signed" isLabelInside value="Ma" onChange={fn()} data-set="" />
      </State>
    </FieldStates>
  ),
}
