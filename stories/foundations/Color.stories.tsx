import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandInToolbar } from '../screens/brand-in-toolbar.js'
import { ContrastTable } from './ContrastTable.js'
import { PaletteSheet } from './PaletteSheet.js'
import { RampSheet } from './RampSheet.js'

/**
 * Colors are named by what they are for, never by how they look. A brand gives a hue and how strong it is; everything
 * here is derived from them. The toolbar's brand repaints the page.
 */
const meta = { title: 'Foundations/Color', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

/** Every color by its use, on the page of each mode. */
export const Palette: Story = {
  render: (_, { globals }) => <PaletteSheet brand={brandInToolbar(globals)} />,
}

/**
 * A step is named by its lightness in thousandths. The lightness is fixed and a brand only turns the hue, which is why
 * contrast holds in every brand. The figure is the contrast with white, or with black where that is greater.
 */
export const Ramps: Story = {
  render: (_, { globals }) => <RampSheet brand={brandInToolbar(globals)} />,
}

/**
 * Every pair of colors that may stand on one another, with its contrast in each mode. 4.5 is for text, 3 for large
 * text, focus rings and the edges of controls. A test measures the same pairs at every hue.
 */
export const Contrast: Story = {
  render: (_, { globals }) => <ContrastTable brand={brandInToolbar(globals)} />,
}
