import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailIcon } from '../../icons/icons.js'
import { ArrowLeftIcon } from '../../icons/task-icons.js'
import { Text } from '../Text/Text.js'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Link } from './Link.js'

const guidance = {
  when: [
    'To go to another page, inside the app or outside.',
    'Quiet in navigation and footers, where every word is a link and underlines would only be noise.',
  ],
  whenNot: ['For what happens on this page: use `Button`.', 'Quiet within a sentence: users would not find it.'],
  anatomy: [
    ['Words', 'Say where it leads, also when read alone: never "click here".'],
    ['Icon before the text', 'Only where the link stands alone, such as a way back; decoration.'],
    ['Icon after the text', 'Shows that a new tab opens; the same is read out after the text.'],
  ],
  keyboard: [['Enter', 'Goes to the page.']],
  pattern: 'WAI-ARIA Link: a native <a>, drawn by the link component of the app',
} satisfies Guidance

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['stable'],
  args: { href: '#details', children: 'Full profile' },
  parameters: { guidance },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InText: Story = {
  render: (args) => (
    <Text>
      Your contact details are on your <Link {...args} />, where you can change them.
    </Text>
  ),
}
export const WithIcon: Story = { args: { iconStart: MailIcon, children: 'Write to us' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const OpensANewTab: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Field directory' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Field directory (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const OpensANewTabWithoutIcon: Story = {
  args: { href: 'https://example.com', isExternal: true, isIconHidden: true, children: 'Privacy' },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {(['text', 'quiet'] as const).map((look) => (
        <StatesRow key={look} label={look}>
          <State label="rest">
            <Link href="#details" variant={look}>
              Full profile
            </Link>
          </State>
          {(['hover', 'focus'] as const).map((force) => (
            <State key={force} label={force} force={force}>
              <Link href="#details" variant={look}>
                Full profile
              </Link>
            </State>
          ))}
          <State label="with an icon">
            <Link href="#cases" variant={look} iconStart={ArrowLeftIcon}>
              All cases
            </Link>
          </State>
          <State label="opens a new tab">
            <Link href="https://example.com" variant={look} isExternal>
              Field directory
            </Link>
          </State>
        </StatesRow>
      ))}
      <StatesRow label="in a sentence">
        <State label="wraps with it" width="column">
          <Text>
            Forms for every state are in the{' '}
            <Link href="https://example.com" isExternal>
              library of forms and brochures of the company
            </Link>
            , where you can order them too.
          </Text>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
