import { LiveRegionProvider, ThemeProvider } from '@producer-portal/ui'
import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useMemo, type PropsWithChildren } from 'react'
import * as S from './docs.styles.ts'
import { getToolbarTheme, storybookTheme } from './storybook-theme.ts'
import { useToolbar } from './useToolbar.ts'

/** A docs page in the brand, mode and density of the toolbar, Storybook's own parts included. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel)
  const { brand, mode } = getToolbarTheme(globals)
  const theme = useMemo(() => storybookTheme({ brand, mode }, 'docs'), [brand, mode])
  return (
    <ThemeProvider
      brand={brand}
      mode={globals['mode'] as ModeSetting | undefined}
      density={globals['density'] as DensitySetting | undefined}
    >
      <LiveRegionProvider>
        <S.DocsStyle />
        <DocsContainer context={context} theme={theme}>
          {children}
        </DocsContainer>
      </LiveRegionProvider>
    </ThemeProvider>
  )
}
