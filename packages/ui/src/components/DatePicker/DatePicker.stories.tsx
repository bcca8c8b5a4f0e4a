import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { createLocale } from '../../i18n/create-locale.js'
import { LocaleProvider } from '../../i18n/LocaleProvider.js'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { Form } from '../Form/Form.js'
import { DatePicker } from './DatePicker.js'

const guidance = {
  when: [
    'Ask for a date, one that users know by heart as well as one that they look for.',
    'Use it with `min`, `max` and `isDateUnavailable` where only some days can be chosen: it says which, and why not.',
  ],
  whenNot: ['A span of time has a `DateRange`.', 'A month or a year alone is a `Select`.'],
  anatomy: [
    ['Label and hint', 'what happens on that day; without a hint of your own, how the language writes a date'],
    ['Box', 'takes digits with or without separators, a year of two digits, and 2027-03-04 in every language'],
    ['Button', 'opens the calendar; its name says the date that is chosen'],
    ['Calendar', 'a month of days; today is underlined, a day that cannot be chosen is struck through'],
    ['Error', 'how to write a date, the first or last one that counts, or that this one is not available'],
  ],
  keyboard: [
    ['Enter, Space', 'on the button: open the calendar with the focus on the chosen day or today; on a day: choose it'],
    ['Arrow keys', 'the day or the week before and after, across months'],
    ['Home, End', 'the first and the last day of the week'],
    ['Page Up, Page Down', 'the month before and after; with Shift the year'],
    ['Escape', 'closes the calendar and gives the focus back to the button'],
  ],
  pattern: 'APG date picker dialog. The text field comes first: most users type a date they know.',
} satisfies Guidance

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  tags: ['experimental'],
  args: { label: 'Issue date', onValueChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Issue date' })
    await userEvent.type(box, '3/4/27')
    await userEvent.tab()
    await expect(box).toHaveValue('03/04/2027')
    await expect(args.onValueChange).toHaveBeenCalledWith('2027-03-04')
  },
}

export const Filled: Story = { args: { defaultValue: '2027-03-04' } }

export const Open: Story = {
  args: { defaultValue: '2027-03-04' },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change date, Thursday, March 4, 2027' })
    await userEvent.click(button)
    await screen.findByRole('grid', { name: 'March 2027' })
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus())
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('gridcell', { name: 'Sunday, April 4, 2027' })).toHaveFocus()
    await expect(screen.getByRole('heading', { name: 'April 2027' })).toHaveAttribute('aria-live', 'polite')
  },
}

/** The calendar closes without a choice, and the focus is back. */
export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose date' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('gridcell', { current: 'date' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

export const WithLimits: Story = {
  args: {
    label: 'Effective date',
    hint: 'A working day of March.',
    defaultValue: '2027-03-04',
    min: '2027-03-01',
    max: '2027-03-31',
    isDateUnavailable: isWeekend,
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change date/ }))
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(screen.getByRole('gridcell', { name: 'Saturday, March 6, 2027' })).toHaveAttribute('aria-disabled')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotADate: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, '13/45/2027')
    await userEvent.tab()
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/Enter a date as MM\/DD\/YYYY\./)
  },
}

/** A form gets the day; what is no day that may be chosen stays a text, which the form's rules refuse. */
export const InAForm: Story = {
  render: function Fields(args) {
    return (
      <Form onValidSubmit={(values) => args.onValueChange?.(JSON.stringify(values))}>
        <DatePicker {...args} onValueChange={undefined} name="issued" max="2027-12-31" />
        <Button type="submit">Save</Button>
      </Form>
    )
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, '3/4/27{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('{"issued":"2027-03-04"}')
    await userEvent.clear(box)
    await userEvent.type(box, '1/1/2028')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('{"issued":"1/1/2028"}')
  },
}

const french = createLocale({ language: 'fr', region: 'CA', currency: 'CAD' })

export const French: Story = {
  args: { label: 'Date d’émission', defaultValue: '2027-03-04' },
  render: (args) => (
    <LocaleProvider locale={french}>
      <DatePicker {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    await expect(box).toHaveValue('2027-03-04')
    await userEvent.clear(box)
    await userEvent.type(box, '2027-5-1')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-05-01')
  },
}

/** On a phone the calendar is a sheet at the foot of the window. */
export const Narrow: Story = {
  ...Open,
  tags: ['!autodocs'],
  globals: { viewport: { value: '320-640' } },
  play: async (context) => {
    await Open.play?.(context)
    const sheet = screen.getByRole('dialog', { name: 'Choose date' })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="The day the policy begins."
      error="Enter the issue date."
      draw={({ isFilled, ...props }) => (
        <DatePicker {...props} label="Issue date" defaultValue={isFilled ? '2027-03-04' : ''} />
      )}
    >
      <State label="After the latest day" width="column">
        <DatePicker label="Issue date" value="2028-01-01" max="2027-12-31" />
      </State>
    </FieldStates>
  ),
}
