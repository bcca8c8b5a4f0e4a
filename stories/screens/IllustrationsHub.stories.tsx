import { pages } from '@producer-portal/domain/shell'
import { IllustrationsHub } from '@producer-portal/features/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import hub, * as Hub from '../../packages/features/src/illustrations/IllustrationsHub/IllustrationsHub.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** The way to the illustration tools. */
const meta = {
  title: 'Screens/Illustrations hub',
  tags: ['!autodocs'],
  component: IllustrationsHub,
  args: hub.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.illustrationsHub, 'rivera'),
} satisfies Meta<typeof IllustrationsHub>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Illustrations Hub' })).toBeVisible()
  },
}

export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Need Illustrations Help?' }))
    const dialog = await screen.findByRole('dialog', { name: 'In-Force Illustration Help & FAQ' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const SomeCards: Story = { args: Hub.SomeCards.args }
export const Empty: Story = { args: Hub.Empty.args }
export const Loading: Story = { args: Hub.Loading.args }
export const LoadFailed: Story = { name: 'Error', args: Hub.Failed.args }
export const Tablet: Story = { ...tablet, parameters: wholePage }
export const Phone: Story = { ...phone, parameters: wholePage }
