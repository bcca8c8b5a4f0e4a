import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { FormBanner } from './FormBanner.js'

const reasons = ['The office closes before it opens.', 'The directory of offices is being updated.']

const guidance = {
  when: ['Above a page on which something failed that is no `Form` of its own, such as a button that confirms.'],
  whenNot: ['In a `Form`: give it the `failure`.', 'For an answer that nobody needs to act on: use a toast.'],
  anatomy: [
    ['Title', 'What did not work, in a few words.'],
    ['Reasons', 'One sentence, or a list of several.'],
  ],
  keyboard: [],
  pattern: 'Alert that takes the focus, so that it is read and seen',
} satisfies Guidance

const meta = {
  title: 'Components/FormBanner',
  component: FormBanner,
  tags: ['beta'],
  args: { title: 'Your hours were not saved', reasons: reasons.slice(0, 1) },
  parameters: { guidance },
} satisfies Meta<typeof FormBanner>
export default meta
type Story = StoryObj<typeof meta>

/** It takes the focus when it appears. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const SeveralReasons: Story = {
  args: { reasons },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Reasons">
        <State label="One" width="column">
          <FormBanner title="Your hours were not saved" reasons={reasons.slice(0, 1)} />
        </State>
        <State label="Several" width="column">
          <FormBanner title="Your hours were not saved" reasons={reasons} />
        </State>
        <State label="Without a title" width="column">
          <FormBanner reasons={reasons.slice(0, 1)} />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
