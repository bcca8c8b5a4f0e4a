import { pages } from '@producer-portal/domain/shell'
import { ManageAccessScreen } from '@producer-portal/features/manage-access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/manage-access/ManageAccessScreen/ManageAccessScreen.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** The people of an agency, whose access is managed. */
const meta = {
  title: 'Screens/Manage access',
  tags: ['!autodocs'],
  component: ManageAccessScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.manageAccess, 'okafor'),
  render: part.render,
} satisfies Meta<typeof ManageAccessScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Access' })).toBeVisible()
  },
}
export const NoAgencyChosen: Story = { args: States.NoAgencyChosen.args }
export const NoPeople: Story = { args: States.NoPeople.args }
export const Loading: Story = { args: States.Loading.args }
export const LoadFailed: Story = { name: 'Error', args: States.PeopleFailed.args }
export const LongContent: Story = { args: States.LongNames.args }
/** As many agencies as a phone shows without scrolling their list. */
export const Phone: Story = { ...phone, parameters: wholePage, args: { agencies: part.args.agencies.slice(0, 3) } }
