import { Heading, Text } from '@producer-portal/ui'
import { brands, meridianMutual } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { wholePage } from '../../testing/whole-page.js'
import { desktop, phone } from '../../testing/windows.js'
import { SignInFrame } from './SignInFrame.js'

const meta = {
  title: 'Features/Shell/SignInFrame',
  component: SignInFrame,
  parameters: wholePage,
  args: {
    brand: meridianMutual,
    children: (
      <>
        <Heading level={1}>Sign in</Heading>
        <Text>The form stands here.</Text>
      </>
    ),
  },
  render: (args, { globals }) => (
    <SignInFrame {...args} brand={brands.find(({ id }) => id === globals['brand']) ?? args.brand} />
  ),
} satisfies Meta<typeof SignInFrame>
export default meta
type Story = StoryObj<typeof meta>

const inWindow = ({ globals }: typeof desktop) => ({ globals, parameters: wholePage })

/** The brand is beside the form. */
export const Default: Story = {
  ...inWindow(desktop),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meridian Mutual')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
}

/** In the dark, the panel is a deep shade of the brand, and its words have the color of text. */
export const Dark: Story = {
  globals: { ...desktop.globals, mode: 'dark' },
  parameters: wholePage,
  play: async ({ canvas }) => {
    const panel = getComputedStyle(canvas.getByRole('banner'))
    await expect(Number(/^oklab\(([\d.]+)/.exec(panel.backgroundColor)?.[1])).toBeLessThan(0.4)
    await expect(panel.color).toBe(getComputedStyle(canvas.getByRole('heading', { name: 'Sign in' })).color)
  },
}

/** On a phone the brand is above the form, and the contacts below it. */
export const Narrow: Story = { tags: ['!autodocs'], ...inWindow(phone) }
