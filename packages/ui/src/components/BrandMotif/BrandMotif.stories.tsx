import type { Meta, StoryObj } from '@storybook/react-vite'
import { InboxIcon } from '../../icons/icons.js'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Icon } from '../Icon/Icon.js'
import { BrandMotif } from './BrandMotif.js'

const guidance = {
  when: [
    'Behind the icon of a page or a place that has nothing else to show; `EmptyState` draws it already.',
    'Where the product introduces itself: the sign-in page, a page not found.',
  ],
  whenNot: [
    'Behind text or data: it makes reading harder.',
    'More than once in a view.',
    'As the logo: that is `BrandLogo`.',
  ],
  anatomy: [
    ['Motif', 'The lines of the brand, in 6 % of the color of text. Not drawn in forced colors.'],
    ['Content', 'An icon in the middle, or nothing.'],
  ],
  keyboard: [],
  pattern: 'Decoration: assistive technology does not meet it.',
} satisfies Guidance

const meta = {
  title: 'Components/BrandMotif',
  component: BrandMotif,
  tags: ['stable'],
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof BrandMotif>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const motif = canvasElement.querySelector('span')
    await expect(motif && getComputedStyle(motif, '::before').maskImage).toMatch(/^url\("data:image\/svg/)
  },
}
export const BehindAnIcon: Story = { args: { children: <Icon icon={InboxIcon} size={20} /> } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="alone">
        <BrandMotif />
      </State>
      <State label="behind an icon">
        <BrandMotif>
          <Icon icon={InboxIcon} size={20} />
        </BrandMotif>
      </State>
    </StatesSheet>
  ),
}
