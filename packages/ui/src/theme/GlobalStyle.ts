import { createGlobalStyle, css } from 'styled-components'
import { media, stickyHeaderHeight } from '../tokens/scales.js'
import { tokens } from '../tokens/tokens.js'

/** The reset of elements, one focus ring, and respect for reduced motion and forced colors. */
export const elementStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  dl,
  dd,
  figure {
    margin: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  img,
  svg {
    display: block;
    max-inline-size: 100%;
  }
  table {
    border-collapse: collapse;
  }
  ::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
  ::selection {
    background: ${tokens.color.accent};
    color: ${tokens.color.textOnAccent};
  }

  :focus-visible {
    outline: ${tokens.borderWidth.thick} solid ${tokens.color.focusRing};
    outline-offset: ${tokens.space.half};
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.forcedColors} {
    :focus-visible {
      outline-color: Highlight;
    }
  }
`

/**
 * The base of every page: the type, and the styles of elements. No height is fixed on text, so users may widen the
 * spacing of letters, words and lines.
 */
export const GlobalStyle = createGlobalStyle`
  html {
    background: ${tokens.color.surface};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: ${stickyHeaderHeight};
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
    font-family: ${tokens.font.sans};
    font-size: ${tokens.fontSize.sm};
    line-height: ${tokens.lineHeight.sm};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }

  ${elementStyles}
`
