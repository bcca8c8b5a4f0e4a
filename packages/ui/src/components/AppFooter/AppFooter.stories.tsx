import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { defaultBrand } from '../../tokens/brand.js'
import { AppFooter } from './AppFooter.js'

const notice = 'For professional use only. Not for use with clients.'

const guidance = {
  when: ['Once, at the foot of an app: who may use it and for what, and the pages of the company.'],
  whenNot: [
    'The foot of a panel or card: `Card` and `SlideOut` have their own.',
    'Navigation through the app: use `NavRail`.',
  ],
  anatomy: [
    ['Notice', 'The sentence that must be on every page.'],
    ['Links', 'Pages of the company; they open in a new tab, and say so to users who listen.'],
    ['Social links', 'Where users can follow the company, in a list of their own.'],
  ],
  keyboard: [['Tab', 'Goes from link to link.']],
  pattern: 'The contentinfo landmark with a list of links, and a second one for social links.',
} satisfies Guidance

const meta = {
  title: 'Components/AppFooter',
  component: AppFooter,
  tags: ['stable'],
  args: { notice, links: defaultBrand.links, social: defaultBrand.social },
  parameters: { guidance, layout: 'fullscreen' },
} satisfies Meta<typeof AppFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoticeOnly: Story = { args: { links: [], social: [] } }
export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: { ...sheetParameters, layout: 'padded' },
  render: () => (
    <StatesSheet>
      <State label="notice and links" width="full">
        <AppFooter notice={notice} links={defaultBrand.links} />
      </State>
      <State label="notice, links and social links" width="full">
        <AppFooter notice={notice} links={defaultBrand.links} social={defaultBrand.social} />
      </State>
      <State label="notice only" width="full">
        <AppFooter notice={notice} />
      </State>
      <State label="hover" width="full" force="hover">
        <AppFooter notice={notice} links={defaultBrand.links} />
      </State>
      <State label="focus" width="full" force="focus">
        <AppFooter notice={notice} links={defaultBrand.links} />
      </State>
      <State label="long notice" width="full">
        <AppFooter notice={`${notice} `.repeat(4)} links={defaultBrand.links} />
      </State>
      <State label="in a narrow place" width="column">
        <AppFooter notice={notice} links={defaultBrand.links} />
      </State>
    </StatesSheet>
  ),
}
