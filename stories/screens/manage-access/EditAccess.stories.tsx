import { pages } from '@producer-portal/domain/shell'
import {
  AccessHistory,
  EditAccessScreen,
  EffectiveAccess,
  ManagedApplications,
  SharedApplications,
} from '@producer-portal/features/manage-access'
import { Stack } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import history from '../../../packages/features/src/manage-access/AccessHistory/AccessHistory.stories.js'
import effective from '../../../packages/features/src/manage-access/EffectiveAccess/EffectiveAccess.stories.js'
import managed from '../../../packages/features/src/manage-access/ManagedApplications/ManagedApplications.stories.js'
import shared from '../../../packages/features/src/manage-access/SharedApplications/SharedApplications.stories.js'
import part, * as States from '../../../packages/features/src/manage-access/EditAccessScreen/EditAccessScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The information shared with a person, tab by tab. */
const meta = {
  title: 'Screens/Edit access',
  tags: ['!autodocs'],
  component: EditAccessScreen,
  args: {
    ...part.args,
    children: <SharedApplications {...shared.args} />,
    aside: (
      <Stack>
        <EffectiveAccess {...effective.args} />
        <AccessHistory {...history.args} />
      </Stack>
    ),
  },
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.editAccessTab, 'okafor'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Access for Mei Lin' })).toBeVisible()
  },
} satisfies Meta<typeof EditAccessScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }

/** Changes that aren't saved yet. */
export const Changed: Story = {
  args: {
    ...States.Changed.args,
    children: (
      <SharedApplications
        {...shared.args}
        items={shared.args.items.map((item, place) =>
          place < 2 ? { ...item, delegationStatus: !item.delegationStatus } : item,
        )}
      />
    ),
  },
}
export const Managing: Story = {
  args: { tab: 'managing', changes: undefined, children: <ManagedApplications {...managed.args} /> },
}
export const Narrow: Story = { ...phone, parameters: wholePage }
