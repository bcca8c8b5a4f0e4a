import { meridianMutual, paletteFor } from '@producer-portal/ui/tokens'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { toHex } from './hex.ts'

const palette = paletteFor(meridianMutual, 'light')

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Producer Portal',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: toHex(palette.accent),
    colorSecondary: toHex(palette.accent),
    appBorderRadius: 6,
    inputBorderRadius: 6,
    fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
  }),
})
