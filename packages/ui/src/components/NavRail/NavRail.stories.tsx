import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpenIcon, BriefcaseIcon, HouseIcon, ShieldCheckIcon, UsersIcon } from '../../icons/icons.js'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow } from '../../testing/stories/component-page.js'
import { NavRail } from './NavRail.js'

const guidance = {
  when: ['For the main navigation of an app on windows of 1024 px and more.'],
  whenNot: ['On narrow windows: show the same places in a `Drawer`.', 'For views within a page: use `Tabs`.'],
  anatomy: [
    ['Place', 'An icon above its label, 80 px high: a page, or a menu of pages beside the rail.'],
    ['Mark', 'A bar and the accent color at the place users are in.'],
    ['More', 'Holds the places for which there is no room; a menu of pages becomes a group there.'],
  ],
  keyboard: [
    ['Tab', 'Goes from place to place.'],
    ['Enter', 'Goes to the page, or opens the menu of pages with the first one focused.'],
    ['Arrow down, Arrow up', 'In a menu: go from page to page.'],
    ['Escape', 'Closes the menu and gives the focus back to its place.'],
  ],
  pattern: 'A navigation landmark with a list; places with pages are WAI-ARIA Menu Buttons',
} satisfies Guidance

const meta = {
  title: 'Components/NavRail',
  component: NavRail,
  tags: ['stable'],
  args: {
    items: [
      { id: 'home', label: 'Home', icon: HouseIcon, href: '#home', isCurrent: true },
      {
        id: 'work',
        label: 'New work',
        icon: BriefcaseIcon,
        items: [
          { id: 'pending', label: 'Pending', href: '#pending' },
          { id: 'issued', label: 'Issued', href: '#issued' },
        ],
      },
      { id: 'active', label: 'Active', icon: ShieldCheckIcon, href: '#active' },
      { id: 'people', label: 'Manage my people', icon: UsersIcon, href: '#people' },
      { id: 'library', label: 'Library', icon: BookOpenIcon, href: 'https://example.com', isExternal: true },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: { guidance, layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof NavRail>
export default meta
type Story = StoryObj<typeof meta>

export const EverythingFits: Story = {}
export const ThreeFit: Story = { args: { visibleCount: 3 } }
export const MoreIsOpen: Story = {
  args: { visibleCount: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'New work' })).toBeVisible())
  },
}
export const SubMenuByKeyboard: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('button', { name: 'New work' })
    place.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pending' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(place).toHaveFocus())
  },
}

export const AsManyAsFit: Story = {
  args: { visibleCount: 'fit', style: { blockSize: '100dvh' } },
  globals: { viewport: { value: '1024-300', isRotated: false } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' })
    await expect(more.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const States: Story = {
  parameters: { ...sheetParameters, layout: 'padded' },
  render: ({ items }) => (
    <StatesRow label="places">
      <State label="rest, first is current">
        <NavRail items={items} label="Rest" />
      </State>
      <State label="hover" force="hover">
        <NavRail items={items} label="Hover" />
      </State>
      <State label="focus" force="focus">
        <NavRail items={items} label="Focus" />
      </State>
      <State label="disabled">
        <NavRail items={items} visibleCount={3} isDisabled label="Disabled" />
      </State>
      <State label="three fit, More is current">
        <NavRail
          items={items.map((item) => ({ ...item, isCurrent: item.id === 'library' }))}
          visibleCount={3}
          label="Three"
        />
      </State>
    </StatesRow>
  ),
}
