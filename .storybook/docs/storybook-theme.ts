import { brands, meridianMutual } from '@producer-portal/domain/brand'
import { type Brand, toFontStack, type Mode, modes, createPalette, toHex } from '@producer-portal/ui/tokens'
import { create, type ThemeVars } from 'storybook/theming'

/** The toolbar's settings for the look of a page. */
export interface ToolbarLook {
  readonly brand: Brand
  /** A mode that can be painted: what the system asks for is looked up. */
  readonly mode: Mode
}

const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false

function systemMode(): Mode {
  if (asks('(prefers-contrast: more)')) return 'high-contrast'
  return asks('(prefers-color-scheme: dark)') ? 'dark' : 'light'
}

/** Brand and mode of the toolbar, with the defaults where it says nothing. */
export function getToolbarTheme(globals: Readonly<Record<string, unknown>>): ToolbarLook {
  return {
    brand: brands.find(({ id }) => id === globals['brand']) ?? meridianMutual,
    mode: modes.find((mode) => mode === globals['mode']) ?? (globals['mode'] === 'system' ? systemMode() : 'light'),
  }
}

/**
 * Storybook's own surface, painted with the palette of the product that it shows. Its second color fills the chosen
 * line of the sidebar, and writes the links of a docs page: `surface` says which.
 */
export function storybookTheme({ brand, mode }: ToolbarLook, surface: 'frame' | 'docs'): ThemeVars {
  const palette = createPalette(brand, mode)
  const hex = (name: keyof typeof palette) => toHex(palette[name])
  return create({
    base: mode === 'dark' ? 'dark' : 'light',
    brandTitle: 'Producer Portal',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: hex('accent'),
    colorSecondary: hex(surface === 'frame' ? 'accent' : 'link'),
    appBg: hex('surfaceSunken'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('surface'),
    appHoverBg: hex('controlHover'),
    appBorderColor: hex('border'),
    appBorderRadius: brand.radius,
    textColor: hex('text'),
    textInverseColor: hex('surface'),
    textMutedColor: hex('textMuted'),
    barBg: hex('surface'),
    barTextColor: hex('textMuted'),
    barHoverColor: hex('accentText'),
    barSelectedColor: hex('accentText'),
    buttonBg: hex('surfaceRaised'),
    buttonBorder: hex('borderStrong'),
    booleanBg: hex('surfaceSunken'),
    booleanSelectedBg: hex('surfaceRaised'),
    inputBg: hex('surfaceRaised'),
    inputBorder: hex('borderStrong'),
    inputTextColor: hex('text'),
    inputBorderRadius: brand.radius,
    fontBase: toFontStack(brand),
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  })
}
