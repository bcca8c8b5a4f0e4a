import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Link } from '../Link/Link.js'
import { LinkProvider, type LinkComponentProps } from './LinkProvider.js'

const visit = fn()

/** As a router's link: it stays in the app and loads nothing. */
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        visit(href)
      }}
    >
      {children}
    </a>
  )
}

const guidance = {
  when: [
    'Once near the root of an app, so that every link, menu and navigation goes through its router.',
    'To say "opens in a new tab" in words of your own, once for all links.',
  ],
  whenNot: ['In a page without a router: links are plain <a> then, and work.'],
  anatomy: [['Component', 'Draws the <a> of every link inside the app and passes the rest of its props on.']],
  keyboard: [],
  pattern: 'None: it draws nothing itself',
} satisfies Guidance

const meta = {
  title: 'Components/LinkProvider',
  component: LinkProvider,
  tags: ['stable'],
  args: { component: RouterLink, children: <Link href="/new-business/pending">Pending cases</Link> },
  argTypes: { component: { control: false }, children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof LinkProvider>
export default meta
type Story = StoryObj<typeof meta>

export const ThroughTheRouter: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Pending cases' }))
    await expect(visit).toHaveBeenCalledWith('/new-business/pending')
  },
}

export const InAnotherLanguage: Story = {
  args: {
    externalText: 'se abre en una pestaña nueva',
    children: (
      <Link href="https://example.com" isExternal>
        Directorio
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Directorio (se abre en una pestaña nueva)' })).toBeVisible()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="inside the app, through the router">
        <LinkProvider {...args} />
      </State>
      <State label="outside, past the router">
        <LinkProvider {...args}>
          <Link href="https://example.com" isExternal>
            Field directory
          </Link>
        </LinkProvider>
      </State>
    </StatesSheet>
  ),
}
