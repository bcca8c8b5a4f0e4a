import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { TruncatedText } from './TruncatedText.js'

const guidance = {
  when: [
    'For text that others wrote, such as a note, where there is room for a line or two of it.',
    'For several values in one place: they are in a line with a middle dot between them, and below one another in full.',
  ],
  whenNot: [
    'For your own texts: write them shorter.',
    'For names, amounts and dates: they are useless when cut; give them the room.',
    'In a `DataTable`: its `maxCharacters` does the same for every cell.',
  ],
  anatomy: [
    ['Words', 'As many characters as asked for, counted as a user counts them: an accent or an emoji is never split.'],
    ['Dotted underline', 'Says that there is more. Text that fits has none and is no button.'],
    ['Dialog', 'The whole text under its title, one line for each value.'],
  ],
  keyboard: [
    ['Enter or Space', 'Shows the text in full.'],
    ['Escape', 'Closes it and gives the focus back.'],
  ],
  pattern: 'Button that opens a Dialog (Modal); its name is the whole text',
} satisfies Guidance

const meta = {
  title: 'Components/TruncatedText',
  component: TruncatedText,
  tags: ['stable'],
  parameters: { guidance },
  args: { title: 'Notes', maxCharacters: 38, text: 'Cover is torn; was so before this loan, says the borrower' },
} satisfies Meta<typeof TruncatedText>
export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.text })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Notes' }, { timeout: 10_000 }),
    ).toHaveTextContent(args.text)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Fits: Story = { args: { text: 'Renewed by phone' } }
export const SeveralValues: Story = { args: { text: 'Reserved by the next reader\nSend a letter\nHold for ten days' } }
export const AccentsAndEmoji: Story = { args: { text: '👩‍👩‍👧‍👦 Été: l’heure d’été s’applique à toutes les échéances' } }
export const ShownByTheCaller: Story = {
  args: { onShowFullText: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.text }))
    await expect(args.onShowFullText).toHaveBeenCalledWith(args.text)
  },
}

const several = 'Reserved by the next reader\nSend a letter\nHold for ten days'
export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="fits" width="column">
        <TruncatedText {...args} text="Renewed by phone" />
      </State>
      <State label="cut" width="column">
        <TruncatedText {...args} />
      </State>
      <State label="cut, hover" force="hover" width="column">
        <TruncatedText {...args} />
      </State>
      <State label="cut, focus" force="focus" width="column">
        <TruncatedText {...args} />
      </State>
      <State label="several values" width="column">
        <TruncatedText {...args} text={several} />
      </State>
      <State label="accents and emoji" width="column">
        <TruncatedText {...args} text="👩‍👩‍👧‍👦 Été: l’heure d’été s’applique à toutes les échéances" />
      </State>
      <State label="over several lines" width="column">
        <TruncatedText
          {...args}
          maxCharacters={90}
          text="The borrower asked for the large-print edition, which is at the Harbour branch until the end of the month"
        />
      </State>
      <State label="one long word" width="column">
        <TruncatedText {...args} text="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch" />
      </State>
    </StatesSheet>
  ),
}
