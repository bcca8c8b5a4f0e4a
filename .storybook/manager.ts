import { meridianMutual, paletteFor, toCss } from '@producer-portal/ui/tokens'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const palette = paletteFor(meridianMutual, 'light')

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Producer Portal',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: toCss(palette.accent),
    colorSecondary: toCss(palette.accent),
    appBorderRadius: 6,
    inputBorderRadius: 6,
    fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
  }),
})
