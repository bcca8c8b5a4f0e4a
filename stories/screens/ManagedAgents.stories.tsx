import { pages } from '@producer-portal/domain/shell'
import { EditManagedAgents } from '@producer-portal/features/manage-access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part, * as States from '../../packages/features/src/manage-access/EditManagedAgents/EditManagedAgents.stories.js'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone } from '../../packages/features/src/testing/windows.js'
import { inFrame } from './in-frame.js'
import { photographed } from './photographed.js'

/** The agents of a person in one application. */
const meta = {
  title: 'Screens/Managed agents',
  tags: ['!autodocs'],
  component: EditManagedAgents,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.editManagedAgents, 'okafor'),
  render: part.render,
} satisfies Meta<typeof EditManagedAgents>
export default meta
type Story = StoryObj<typeof meta>

/** As many agents as the window shows above the save bar. */
export const Default: Story = {
  args: { agents: part.args.agents.slice(0, 4) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Agents Managed' })).toBeVisible()
  },
}
export const Empty: Story = { args: States.Empty.args }
export const Loading: Story = { args: States.Loading.args }
export const LoadFailed: Story = { name: 'Error', args: States.LoadFailed.args }
export const Phone: Story = { ...phone, parameters: wholePage, args: { agents: part.args.agents.slice(0, 2) } }
