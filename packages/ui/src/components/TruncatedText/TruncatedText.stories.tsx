import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { truncatedTextGuidance } from './TruncatedText.guidance.js'
import { TruncatedText } from './TruncatedText.js'

const meta = {
  title: 'Components/TruncatedText',
  component: TruncatedText,
  tags: ['stable'],
  parameters: { guidance: truncatedTextGuidance },
  args: { title: 'Notes', maxCharacters: 38, text: 'Cover is torn; was so before this loan, says the borrower' },
} satisfies Meta<typeof TruncatedText>
export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: args.text })
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
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.text }))
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
