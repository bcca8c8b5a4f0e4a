import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { OptionalLink } from './OptionalLink.js'

const guidance = {
  when: ['The same text is a link for some users, or for some items of a list, and plain text for others.'],
  whenNot: [
    'Words that always lead somewhere: use `Link`.',
    'A way that is closed for now and could open: say why it is closed instead.',
  ],
  anatomy: [['Words', 'A link as `Link` draws it, or the text around it.']],
  keyboard: [['Enter', 'Goes to the page, where there is one.']],
  pattern: 'WAI-ARIA Link, or plain text: nothing takes the focus that leads nowhere.',
} satisfies Guidance

const meta = {
  title: 'Components/OptionalLink',
  component: OptionalLink,
  tags: ['stable'],
  args: { href: 'https://example.com/00123456', isExternal: true, children: '00123456' },
  parameters: { guidance },
} satisfies Meta<typeof OptionalLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.com/00123456')
  },
}

export const LeadsNowhere: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00123456')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="leads to another site">
        <OptionalLink {...args} />
      </State>
      <State label="leads to a page">
        <OptionalLink {...args} href="#00123456" isExternal={false} />
      </State>
      <State label="leads nowhere">
        <OptionalLink {...args} href={undefined} />
      </State>
    </StatesSheet>
  ),
}
