import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { SkipLink } from './SkipLink.js'

const guidance = {
  when: ['As the first thing of every page, so that keyboards reach the content without passing the navigation.'],
  whenNot: ['Several in a row: landmarks and headings serve better then.'],
  anatomy: [['Words', 'Hidden until the keyboard reaches them, then at the start of the window, above everything.']],
  keyboard: [
    ['Tab', 'Shows it, as the first stop of the page.'],
    ['Enter', 'Puts the focus on the main content.'],
  ],
  pattern: 'A native <a> to the main landmark, which needs tabIndex={-1}',
} satisfies Guidance

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  tags: ['stable'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press the tab key: the link appears.</p>
      <main id="content" tabIndex={-1}>
        The content
      </main>
    </>
  ),
  args: { href: '#content' },
  parameters: { guidance },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const ShownByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to main content' })
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <div style={{ paddingBlockStart: '3rem' }}>
      <State label="focus: it is at the start of the window" force="focus">
        <SkipLink href="#storybook-root" />
      </State>
    </div>
  ),
}
