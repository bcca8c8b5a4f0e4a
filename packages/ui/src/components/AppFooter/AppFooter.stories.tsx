import type { Meta, StoryObj } from '@storybook/react-vite'
import { meridianMutual } from '../../tokens/brands.js'
import { AppFooter } from './AppFooter.js'

const meta = {
  title: 'Components/AppFooter',
  component: AppFooter,
  args: { notice: 'For professional use only. Not for use with clients.', links: meridianMutual.links },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoticeOnly: Story = { args: { links: [] } }
export const OnAPhone: Story = { parameters: { viewportSize: { width: 320, height: 640 } } }
