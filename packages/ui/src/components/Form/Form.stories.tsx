import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.js'
import { TextField } from '../TextField/TextField.js'
import { Form } from './Form.js'
import type { StandardSchema } from './standard-schema.js'

interface Hours {
  readonly opens: string
  readonly closes: string
}

/** Both hours are needed. Any library with the Standard Schema interface makes one in a line. */
const schema: StandardSchema<Hours> = {
  '~standard': {
    version: 1,
    vendor: 'example',
    validate: (value) => {
      const { opens = '', closes = '' } = Object(value) as Partial<Hours>
      const issues = [
        ...(opens.trim() === '' ? [{ message: 'Enter when the office opens.', path: ['opens'] }] : []),
        ...(closes.trim() === '' ? [{ message: 'Enter when the office closes.', path: ['closes'] }] : []),
      ]
      return issues.length > 0 ? { issues } : { value: { opens: opens.trim(), closes: closes.trim() } }
    },
  },
}

const fields = (
  <>
    <TextField name="opens" label="Opens at" />
    <TextField name="closes" label="Closes at" />
    <ButtonGroup isStackedOnPhone>
      <Button type="submit" variant="primary">
        Save
      </Button>
      <Button>Cancel</Button>
    </ButtonGroup>
  </>
)

const guidance = {
  when: ['Around fields that are checked and sent together, from a sign-in to a page of settings.'],
  whenNot: [
    'For choices that count at once: use `Switch`.',
    'For filters, which act while they are typed: use `FilterBar`.',
  ],
  anatomy: [
    ['Summary', 'Several problems are listed above the fields, each leads to its field. It takes the focus.'],
    ['Failure', 'Why the last sending did not work. It takes the focus, and what was typed stays.'],
    ['Fields', 'Each has the name of its rule in the schema, and says what is wrong until it is put right.'],
    ['Buttons', 'A button of type `submit` first, in a `ButtonGroup`.'],
  ],
  keyboard: [
    ['Enter', 'Sends the form from any line of text.'],
    ['Tab', 'Goes through the links of the summary, then the fields.'],
  ],
  pattern: 'Native form; problems are found when it is sent, not while it is filled in',
} satisfies Guidance

const meta = {
  title: 'Components/Form',
  component: Form,
  tags: ['beta'],
  args: {
    schema,
    onValidSubmit: fn(),
    onUnsavedChange: fn(),
    children: fields,
  },
  argTypes: { schema: { control: false }, children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

/** The first field takes the focus, each says what is wrong until it is put right, and only then the form is sent. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await save(canvas)
    await expect(field(canvas, 'Opens at')).toHaveFocus()
    await expect(field(canvas, 'Opens at')).toHaveAccessibleDescription('Enter when the office opens.')
    await expect(field(canvas, 'Closes at')).toBeInvalid()
    await userEvent.type(field(canvas, 'Opens at'), ' 9:00')
    await expect(field(canvas, 'Opens at')).toBeValid()
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true)
    await save(canvas)
    await expect(field(canvas, 'Closes at')).toHaveFocus()
    await expect(args.onValidSubmit).not.toHaveBeenCalled()
    await userEvent.type(field(canvas, 'Closes at'), '17:00{Enter}')
    await expect(args.onValidSubmit).toHaveBeenCalledWith({ opens: '9:00', closes: '17:00' })
    await expect(field(canvas, 'Closes at')).toHaveValue('17:00')
  },
}

/** A long form lists its problems above the fields; each leads to its field. */
export const WithASummary: Story = {
  args: { summaryTitle: 'Check your entries' },
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Enter when the office closes.' }))
    await expect(field(canvas, 'Closes at')).toHaveFocus()
    await userEvent.type(field(canvas, 'Closes at'), '17:00')
    await save(canvas)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(field(canvas, 'Opens at')).toHaveFocus()
  },
}

/** For entries that are easily mistyped: what is wrong is said when the field is left, and the focus goes on. */
export const CheckedOnBlur: Story = {
  args: { checksOnBlur: true },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Opens at'), ' ')
    await expect(field(canvas, 'Opens at')).toBeValid()
    await userEvent.tab()
    await expect(field(canvas, 'Opens at')).toBeInvalid()
    await expect(field(canvas, 'Closes at')).toHaveFocus()
    await expect(field(canvas, 'Closes at')).toBeValid()
  },
}

/** The failure takes the focus, and is gone once something else is wrong. */
export const Failed: Story = {
  args: { failure: { title: 'Your hours were not saved', reasons: ['The office closes before it opens.'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The office closes before it opens.')
    await save(canvas)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A refusal of an entry by the service stands at its field, until the entry is changed. */
export const FieldRefused: Story = {
  args: {
    failure: { fields: { closes: 'The building closes at 16:00.' } },
    children: (
      <>
        <TextField name="closes" label="Closes at" defaultValue="17:00" />
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const closes = field(canvas, 'Closes at')
    await expect(closes).toHaveFocus()
    await expect(closes).toHaveAccessibleDescription('The building closes at 16:00.')
    await userEvent.keyboard('16:00')
    await expect(closes).toHaveValue('16:00')
    await expect(closes).toBeValid()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, schema: undefined },
  play: async ({ args, canvas }) => {
    await save(canvas)
    await expect(args.onValidSubmit).not.toHaveBeenCalled()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Form">
        <State label="At rest" width="column">
          <Form aria-label="Hours, at rest" onValidSubmit={fn()}>
            {fields}
          </Form>
        </State>
        <State label="Failed" width="column">
          <Form
            aria-label="Hours, failed"
            onValidSubmit={fn()}
            failure={{
              title: 'Your hours were not saved',
              reasons: ['The office closes before it opens.', 'The directory of offices is being updated.'],
              fields: { closes: 'The building closes at 16:00, and its doors are locked from then until 7:00.' },
            }}
          >
            {fields}
          </Form>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
