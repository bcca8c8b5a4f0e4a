import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon, SearchIcon } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { seaBrand } from '../../testing/sample-brands.fixture.js'
import { defaultBrand } from '../../tokens/brand.js'
import { Avatar } from '../Avatar/Avatar.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
import { appHeaderGuidance } from './AppHeader.guidance.js'
import { AppHeader, type AppHeaderProps } from './AppHeader.js'

const full: AppHeaderProps = {
  brand: defaultBrand,
  onMenuOpen: fn(),
  children: <Link href="#directory">Directory</Link>,
  actions: (
    <>
      <IconButton label="Search" icon={SearchIcon} />
      <IconButton label="Messages" icon={BellIcon} />
      <Avatar name="Elena Rivera" isNamed />
    </>
  ),
}

const meta = {
  title: 'Components/AppHeader',
  component: AppHeader,
  tags: ['stable'],
  args: full,
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: { guidance: appHeaderGuidance, layout: 'fullscreen' },
} satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const LogoOnly: Story = { args: { actions: undefined, children: undefined, onMenuOpen: undefined } }
export const AnotherBrand: Story = { args: { brand: seaBrand } }
export const Narrow: Story = {
  args: { children: undefined },
  globals: { viewport: { value: '375-640', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open navigation' }))
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  parameters: { ...sheetParameters, layout: 'padded' },
  render: () => (
    <StatesSheet>
      <State label="all of it" width="full">
        <AppHeader {...full} />
      </State>
      <State label="logo only" width="full">
        <AppHeader brand={defaultBrand} />
      </State>
      <State label="another brand" width="full">
        <AppHeader {...full} brand={seaBrand} />
      </State>
      <State label="a long name" width="full">
        <AppHeader {...full} brand={{ ...defaultBrand, product: 'Example Producer Workbench' }} />
      </State>
      <State label="focus" width="full" force="focus">
        <AppHeader brand={defaultBrand} actions={<IconButton label="Search" icon={SearchIcon} />} />
      </State>
    </StatesSheet>
  ),
}
