import { brands, meridianMutual, type Mode, modes, paletteFor } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContrastTable } from './ContrastTable.js'
import { PaletteSheet } from './PaletteSheet.js'

const paletteIn = (globals: Readonly<Record<string, unknown>>) =>
  paletteFor(
    brands.find(({ id }) => id === globals['brand']) ?? meridianMutual,
    modes.find((mode) => mode === globals['mode']) ?? ('light' satisfies Mode),
  )

/**
 * Colours are named by what they are for, never by how they look. The toolbar's brand and mode repaint the page: a
 * brand gives a hue and how strong it is, and everything here is derived from them.
 */
const meta = {
  title: 'Foundations/Colour',
  component: PaletteSheet,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof PaletteSheet>
export default meta
type Story = StoryObj

export const Palette: Story = {
  render: (_, { globals }) => <PaletteSheet palette={paletteIn(globals)} />,
}

/** Every pair of colours that may stand on one another, with its measured contrast and the least that is allowed. */
export const Contrast: Story = {
  render: (_, { globals }) => <ContrastTable palette={paletteIn(globals)} />,
}
