import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon, SearchIcon } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { harborLife, meridianMutual } from '../../tokens/brands.js'
import { Avatar } from '../Avatar/Avatar.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
import { AppHeader } from './AppHeader.js'

const meta = {
  title: 'Components/AppHeader',
  component: AppHeader,
  args: {
    brand: meridianMutual,
    onMenuOpen: fn(),
    children: <Link href="#directory">Directory</Link>,
    actions: (
      <>
        <IconButton name="Search" glyph={SearchIcon} />
        <IconButton name="Messages" glyph={BellIcon} />
        <Avatar name="Elena Rivera" isNamed />
      </>
    ),
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const LogoOnly: Story = { args: { actions: undefined, children: undefined, onMenuOpen: undefined } }
export const AnotherBrand: Story = { args: { brand: harborLife } }
export const NarrowOpensTheNavigation: Story = {
  args: { children: undefined },
  parameters: { viewportSize: { width: 375, height: 640 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open navigation' }))
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}
