'use client'
import { useContext, useInsertionEffect, useMemo, useState, type ReactNode } from 'react'
import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components'
import { ServerWidthContext } from '../hooks/server-width.js'
import { defaultBrand, type Brand } from '../tokens/brand.js'
import type { DensitySetting, ModeSetting } from '../tokens/modes.js'
import { ElementReset, HostShield, layers } from './element-scope.js'
import { GlobalStyle } from './GlobalStyle.js'
import { PortalRootContext } from './portal-root.js'
import { getThemeAttributes } from './theme-attributes.js'
import { themeCss } from './theme-css.js'

export interface ThemeProviderProps {
  /** The brand whose colors, corners and font are shown; a neutral blue by default. */
  brand?: Brand
  /** Light, dark, or high contrast on white or black; `system` (the default) follows the user's own settings. */
  mode?: ModeSetting
  /** The spacing of controls and rows; `system` (the default) is `touch` for fingers and `comfortable` otherwise. */
  density?: DensitySetting
  /**
   * `document` (the default) styles the whole page; `element` only its content, in the cascade layer `producer-portal`:
   * classes of the page change it, its styles of bare elements don't.
   */
  scope?: 'document' | 'element'
  /**
   * Width in px of the window for which a server renders, such as 375 for a request whose `User-Agent` has `Mobi`. Give
   * the browser the same number: its first render is that of the server. Default: unknown; tables then send both rows
   * and cards, everything else is that of a desk.
   */
  serverWidth?: number | undefined
  /** The app, or the part of it that has this theme. */
  children: ReactNode
}

/**
 * Use it once around an app to give it a brand, a mode and a density. They become attributes that choose CSS
 * variables: a switch repaints the page, renders nothing below and makes no class.
 */
export function ThemeProvider({
  brand = defaultBrand,
  mode = 'system',
  density = 'system',
  scope = 'document',
  serverWidth,
  children,
}: ThemeProviderProps) {
  const outerWidth = useContext(ServerWidthContext)
  // HTML from a server has no attributes on <html> yet: the first mode and density apply until it has
  const [first] = useState({ mode, density })
  const css = useMemo(() => themeCss(brand, scope === 'document' ? first : undefined), [brand, first, scope])
  const attributes = getThemeAttributes({ brand, mode, density })
  const Scope = scope === 'document' ? DocumentTheme : ElementTheme
  return (
    <ServerWidthContext.Provider value={serverWidth ?? outerWidth}>
      <ThemeVariables $css={css} />
      <Scope attributes={attributes}>{children}</Scope>
    </ServerWidthContext.Provider>
  )
}

interface ThemedProps {
  attributes: Record<string, string>
  children: ReactNode
}

function DocumentTheme({ attributes, children }: ThemedProps) {
  const { 'data-pp-brand': brand = '', 'data-pp-mode': mode = '', 'data-pp-density': density = '' } = attributes
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    dataset.ppBrand = brand
    dataset.ppMode = mode
    dataset.ppDensity = density
  }, [brand, mode, density])
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  )
}

function ElementTheme({ attributes, children }: ThemedProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  return (
    <>
      <HostShield />
      <StyleSheetManager stylisPlugins={layers}>
        <ElementReset />
        <ThemedBlock data-pp-element="" {...attributes}>
          <PortalRootContext.Provider value={root}>{children}</PortalRootContext.Provider>
          <div ref={setRoot} />
        </ThemedBlock>
      </StyleSheetManager>
    </>
  )
}

const ThemeVariables = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`

const ThemedBlock = styled.div`
  background: var(--pp-color-surface);
  color: var(--pp-color-text);
  font-family: var(--pp-font-sans);
  font-size: var(--pp-font-size-sm);
  line-height: var(--pp-line-height-sm);
`
