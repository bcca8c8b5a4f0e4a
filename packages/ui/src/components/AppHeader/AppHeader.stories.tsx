import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../../icons/icons.js'
import { BellIcon } from '../../icons/task-icons.js'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { seaBrand } from '../../testing/sample-brands.fixture.js'
import { defaultBrand } from '../../tokens/brand.js'
import { Avatar } from '../Avatar/Avatar.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
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

const guidance = {
  when: ['Once, at the top of an app: the brand, the way home, search, messages and the profile.'],
  whenNot: [
    'The title of a page: use `PageHeader`.',
    'The places of the app: use `NavRail`, and `Drawer` on small screens.',
  ],
  anatomy: [
    ['Menu button', 'Below 1024 px, where the rail is a drawer.'],
    ['Brand', 'The logo and the name of the product, which lead home.'],
    ['Middle', 'A search or a few links; none of them on a phone.'],
    ['Actions', 'Icon buttons and the profile, at the end.'],
  ],
  keyboard: [['Tab', 'Goes from the menu button to the brand, the middle and the actions.']],
  pattern:
    'The banner landmark. It stays in view, and pages scroll what has the focus clear of it. Where large text makes it too high, it scrolls away with the page.',
} satisfies Guidance

const meta = {
  title: 'Components/AppHeader',
  component: AppHeader,
  tags: ['stable'],
  args: full,
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: { guidance, layout: 'fullscreen' },
} satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const LogoOnly: Story = { args: { actions: undefined, children: undefined, onMenuOpen: undefined } }
export const AnotherBrand: Story = { args: { brand: seaBrand } }
export const Narrow: Story = {
  args: { children: undefined },
  globals: { viewport: { value: '375-640', isRotated: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
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
