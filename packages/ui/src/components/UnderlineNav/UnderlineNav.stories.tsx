import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { UnderlineNav } from './UnderlineNav.js'

const items = [
  { id: 'profile', label: 'Profile', href: '#profile', current: 'page' },
  { id: 'preferences', label: 'Preferences', href: '#preferences' },
  { id: 'access', label: 'Manage access', href: '#access' },
] as const
const longItems = [
  { id: 'a', label: 'Addresses and telephone numbers', href: '#a', current: 'page' },
  { id: 'b', label: 'Versicherungsvertragsangelegenheiten', href: '#b' },
  { id: 'c', label: 'People', href: '#c' },
] as const

const guidance = {
  when: ['Above two to six pages that belong together, each with an address of its own.'],
  whenNot: [
    'For panels of one page: use `Tabs`, which looks the same and takes the arrow keys.',
    'For the places of the whole portal: use `NavRail`.',
  ],
  anatomy: [
    [
      'Links',
      'The titles of the pages. They scroll sideways when they do not fit, with an arrow where more are hidden.',
    ],
    ['Line', 'Stands under the page that is shown.'],
  ],
  keyboard: [
    ['Tab', 'Goes from link to link.'],
    ['Enter', 'Opens the page.'],
  ],
  pattern: 'A navigation landmark with a list of links; `aria-current` on the page that is shown',
} satisfies Guidance

const meta = {
  title: 'Components/UnderlineNav',
  component: UnderlineNav,
  tags: ['stable'],
  args: { items, 'aria-label': 'Account pages' },
  parameters: { guidance },
} satisfies Meta<typeof UnderlineNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(3)
    for (const link of links) {
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

/** On one line: the page that is shown is in view, and an arrow stands where more are hidden. */
export const Narrow: Story = {
  args: { items: longItems.map((item) => ({ ...item, current: item.id === 'c' ? ('page' as const) : undefined })) },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(new Set(boxes().map(({ top }) => top)).size).toBe(1)
    await waitFor(() => expect(boxes().at(-1)?.right).toBeLessThanOrEqual(window.innerWidth))
  },
}

async function expectInView(link: HTMLElement): Promise<void> {
  const row = link.closest('ul')?.getBoundingClientRect()
  await waitFor(async () => {
    const { left, right } = link.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(row?.left ?? 0)
    await expect(right).toBeLessThanOrEqual(row?.right ?? 0)
  })
}

/** A link that gets the focus comes out from under the fade and the arrow, at either end. */
export const NarrowByKeyboard: Story = {
  args: {
    items: ['Agency', 'Agents', 'Managing', 'General information'].map((label) => ({ id: label, label, href: '#' })),
  },
  globals: Narrow.globals,
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expectInView(link)
    }
    for (const link of links.toReversed().slice(1)) {
      await userEvent.tab({ shift: true })
      await expectInView(link)
    }
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="rest" width="full">
        <UnderlineNav items={items} aria-label="Rest" />
      </State>
      <State label="hover" width="full" force="hover">
        <UnderlineNav items={items} aria-label="Hover" />
      </State>
      <State label="focus" width="full" force="focus">
        <UnderlineNav items={items} aria-label="Focus" />
      </State>
      <State label="disabled" width="full">
        <UnderlineNav items={items} aria-label="Disabled" isDisabled />
      </State>
      <State label="long titles in little room" width="column">
        <UnderlineNav items={longItems} aria-label="Long" />
      </State>
    </StatesSheet>
  ),
}
