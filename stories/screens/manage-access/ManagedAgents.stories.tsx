import { pages } from '@producer-portal/domain/shell'
import { EditManagedAgents } from '@producer-portal/features/manage-access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/manage-access/EditManagedAgents/EditManagedAgents.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The agents of a person in one application. */
const meta = {
  title: 'Screens/Managed agents',
  tags: ['!autodocs'],
  component: EditManagedAgents,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.editManagedAgents, 'okafor'),
  render: part.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Agents Managed' })).toBeVisible()
  },
} satisfies Meta<typeof EditManagedAgents>
export default meta
type Story = StoryObj<typeof meta>

/** As many agents as the window shows above the save bar. */
export const Default: Story = {
  args: { agents: part.args.agents.slice(0, 4) },
  ...desktop,
}
export const Narrow: Story = { ...phone, parameters: wholePage, args: { agents: part.args.agents.slice(0, 2) } }
