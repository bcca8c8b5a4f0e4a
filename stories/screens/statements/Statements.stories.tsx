import { pages } from '@producer-portal/domain/shell'
import { StatementsScreen } from '@producer-portal/features/statements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import part from '../../../packages/features/src/statements/StatementsScreen/StatementsScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The statements of each finished year. */
const meta = {
  title: 'Screens/Statements',
  tags: ['!autodocs'],
  component: StatementsScreen,
  args: part.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.statements, 'rivera'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Benefact & NCDC Statements' })).toBeVisible()
  },
} satisfies Meta<typeof StatementsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
