import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpenIcon, BriefcaseIcon, HouseIcon, ShieldCheckIcon, UsersIcon } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { NavRail } from './NavRail.js'

const meta = {
  title: 'Components/NavRail',
  component: NavRail,
  args: {
    items: [
      { id: 'home', label: 'Home', glyph: HouseIcon, href: '#home', isCurrent: true },
      {
        id: 'work',
        label: 'New work',
        glyph: BriefcaseIcon,
        items: [
          { id: 'pending', label: 'Pending', href: '#pending' },
          { id: 'issued', label: 'Issued', href: '#issued' },
        ],
      },
      { id: 'active', label: 'Active', glyph: ShieldCheckIcon, href: '#active' },
      { id: 'people', label: 'Manage my people', glyph: UsersIcon, href: '#people' },
      { id: 'library', label: 'Library', glyph: BookOpenIcon, href: 'https://example.com', isExternal: true },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof NavRail>
export default meta
type Story = StoryObj<typeof meta>

export const EverythingFits: Story = {}
export const ThreeFit: Story = { args: { visibleCount: 3 } }
export const MoreIsOpen: Story = {
  args: { visibleCount: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'New work' })).toBeVisible())
  },
}
export const SubMenuByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('button', { name: 'New work' })
    place.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pending' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(place).toHaveFocus())
  },
}
