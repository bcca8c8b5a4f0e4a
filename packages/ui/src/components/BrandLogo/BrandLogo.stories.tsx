import type { Meta, StoryObj } from '@storybook/react-vite'
import { alpineAssurance, harborLife, meridianMutual } from '../../tokens/brands.js'
import { BrandLogo } from './BrandLogo.js'

const meta = {
  title: 'Components/BrandLogo',
  component: BrandLogo,
  args: { brand: meridianMutual },
} satisfies Meta<typeof BrandLogo>
export default meta
type Story = StoryObj<typeof meta>

export const Meridian: Story = {}
export const Harbor: Story = { args: { brand: harborLife } }
export const Alpine: Story = { args: { brand: alpineAssurance } }
export const WithTheCompany: Story = { args: { words: 'company' } }
export const DrawingAlone: Story = { args: { words: 'none' } }
