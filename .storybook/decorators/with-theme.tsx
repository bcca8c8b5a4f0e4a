import { toBrandTexts, MessagesProvider } from '@producer-portal/features/i18n'
import { LiveRegionProvider, type MessageOverrides, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { brands, meridianMutual } from '@producer-portal/domain/brand'
import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import type { Decorator } from '@storybook/react-vite'
import { locales, readLocale } from '../locales.ts'

/** No company's colors, for pictures that every brand shows. */
const neutral = { ...meridianMutual, id: 'neutral', chroma: 0 }

/** Dresses the whole page as the toolbar says, lets the brand speak in every text, and gives toasts their place. */
export const withTheme: Decorator = (Story, { globals, storyGlobals, viewMode, loaded }) => {
  const brand = [...brands, neutral].find(({ id }) => id === globals['brand']) ?? meridianMutual
  // on a docs page, a story that brings its own look must not dress its neighbors
  const scope = viewMode === 'docs' && Object.keys(storyGlobals).length > 0 ? 'element' : 'document'
  const spoken = locales[readLocale(globals['locale'])]
  const locale = globals['direction'] === 'rtl' ? ({ ...spoken, direction: 'rtl' } as const) : spoken
  Object.assign(document.documentElement, { lang: locale.tag, dir: locale.direction })
  return (
    <ThemeProvider
      scope={scope}
      brand={brand}
      mode={globals['mode'] as ModeSetting}
      density={globals['density'] as DensitySetting}
    >
      <LiveRegionProvider>
        <MessagesProvider
          brand={toBrandTexts(brand)}
          locale={locale}
          overrides={loaded['texts'] as readonly MessageOverrides[] | undefined}
        >
          <ToastProvider>
            <Story />
          </ToastProvider>
        </MessagesProvider>
      </LiveRegionProvider>
    </ThemeProvider>
  )
}
