import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { DateRange } from './DateRange.js'

const guidance = {
  when: [
    'Ask for a span of days, such as the period of a report or of an absence.',
    'Give `presets` where most users want one of a few spans.',
  ],
  whenNot: [
    'One day is a `DatePicker`.',
    'A few periods that have names, and nothing between them, are a `Select` or `Tabs`.',
  ],
  anatomy: [
    ['Legend and hint', 'what the span is for'],
    ['Two boxes', 'the first and the last day, typed as the language writes dates; each says what is wrong with it'],
    ['Button', 'opens the calendar; its name says both dates'],
    ['Calendar', 'the first choice begins the span, the second ends it; the days between are tinted'],
    ['Presets', 'usual spans above the month; the one that is chosen is pressed'],
  ],
  keyboard: [
    ['Enter, Space', 'on a day: begin the span, then end it; an earlier day begins it again'],
    ['Arrow keys', 'the day or the week before and after, across months'],
    ['Home, End', 'the first and the last day of the week'],
    ['Page Up, Page Down', 'the month before and after; with Shift the year'],
    ['Escape', 'closes the calendar and gives the focus back to the button'],
  ],
  pattern: 'Two text fields in a group, and the APG date picker dialog.',
} satisfies Guidance

const meta = {
  title: 'Components/DateRange',
  component: DateRange,
  tags: ['experimental'],
  args: { label: 'Issued', onValueChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof DateRange>
export default meta
type Story = StoryObj<typeof meta>

const march = { start: '2027-03-04', end: '2027-03-12' }

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start date' }), '3/4/2027')
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '3/12/2027')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(march)
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Change dates, Thursday, March 4, 2027 to Friday, March 12, 2027',
    )
  },
}

export const Open: Story = {
  args: { defaultValue: march },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change dates/ }))
    const first = await screen.findByRole('gridcell', { name: 'Thursday, March 4, 2027' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(9)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2027-03-11', end: '' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2027-03-11', end: '2027-03-18' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(canvas.getByRole('button', { name: /^Change dates/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
  },
}

export const WithPresets: Story = {
  args: {
    presets: [
      { label: 'This quarter', start: '2027-01-01', end: '2027-03-31' },
      { label: 'Last quarter', start: '2026-10-01', end: '2026-12-31' },
      { label: 'This year', start: '2027-01-01', end: '2027-12-31' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Last quarter' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-12-31' })
    await userEvent.click(canvas.getByRole('button', { name: /^Change dates/ }))
    await expect(await screen.findByRole('button', { name: 'Last quarter' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const EndBeforeStart: Story = {
  args: { defaultValue: { start: '2027-03-12', end: '2027-03-04' } },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await expect(end).toBeInvalid()
    await expect(end).toHaveAccessibleDescription(/Enter 03\/12\/2027 or a later date\./)
  },
}

export const WithError: Story = { args: { isRequired: true, error: 'Enter the period of the report.' } }

export const Disabled: Story = { args: { defaultValue: march, disabled: true } }

/** The boxes are below each other, and the calendar is a sheet. */
export const Narrow: Story = {
  args: WithPresets.args ?? {},
  tags: ['!autodocs'],
  globals: { viewport: { value: '320-640' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }))
    const sheet = await screen.findByRole('dialog', { name: 'Choose dates' })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Empty and filled">
        <State label="At rest" width="column">
          <DateRange label="Issued" />
        </State>
        <State label="Filled" width="column">
          <DateRange label="Received" hint="Both days count." defaultValue={march} />
        </State>
        <State label="With the focus" force="focus" width="column">
          <DateRange label="Reviewed" defaultValue={march} />
        </State>
      </StatesRow>
      <StatesRow label="Demands and limits">
        <State label="Required" width="column">
          <DateRange label="Placed" isRequired />
        </State>
        <State label="End before start" width="column">
          <DateRange label="Requested" defaultValue={{ start: '2027-03-12', end: '2027-03-04' }} />
        </State>
        <State label="With an error" width="column">
          <DateRange label="Paid" error="Enter the period of the report." />
        </State>
        <State label="Disabled" width="column">
          <DateRange label="Reported" defaultValue={march} disabled />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
