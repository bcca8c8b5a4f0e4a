import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { defaultBrand } from '../../tokens/brand.js'
import { appFooterGuidance } from './AppFooter.guidance.js'
import { AppFooter } from './AppFooter.js'

const notice = 'For professional use only. Not for use with clients.'

const meta = {
  title: 'Components/AppFooter',
  component: AppFooter,
  tags: ['stable'],
  args: { notice, links: defaultBrand.links, social: defaultBrand.social },
  parameters: { guidance: appFooterGuidance, layout: 'fullscreen' },
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
