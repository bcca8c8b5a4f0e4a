import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ArrowLeftIcon, MailIcon } from 'lucide-react'
import { Text } from '../Text/Text.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { linkGuidance } from './Link.guidance.js'
import { Link } from './Link.js'

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['stable'],
  args: { href: '#details', children: 'Full profile' },
  parameters: { guidance: linkGuidance },
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
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Field directory (opens in a new tab)' })
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
