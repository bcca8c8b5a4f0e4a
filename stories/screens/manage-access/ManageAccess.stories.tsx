import { pages } from '@producer-portal/domain/shell'
import { ManageAccessScreen } from '@producer-portal/features/manage-access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/manage-access/ManageAccessScreen/ManageAccessScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The people of an agency, whose access is managed. */
const meta = {
  title: 'Screens/Manage access',
  tags: ['!autodocs'],
  component: ManageAccessScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.manageAccess, 'okafor'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Access' })).toBeVisible()
  },
} satisfies Meta<typeof ManageAccessScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage, args: { agencies: part.args.agencies.slice(0, 3) } }
