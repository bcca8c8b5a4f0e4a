import { css, keyframes, styled } from 'styled-components'
import { media } from '../tokens/scales.js'
import { tokens } from '../tokens/tokens.js'

const rise = keyframes`
  from { translate: 0 100%; }
`

const fadeIn = keyframes`
  from { opacity: 0; }
`

/** On a phone what would open beside its trigger is a sheet at the foot of the window, where the thumb is. */
export const phoneSheet = css`
  ${media.belowTablet} {
    && {
      position: fixed !important;
      inset: auto 0 0 !important;
      transform: none !important;
      inline-size: 100%;
      max-inline-size: none;
      max-block-size: calc(100dvh - ${tokens.space[16]}) !important;
      padding-block-end: env(safe-area-inset-bottom);
      border-width: ${tokens.borderWidth.hairline} 0 0;
      border-radius: ${tokens.radius.panel} ${tokens.radius.panel} 0 0;
      box-shadow: ${tokens.shadow.overlay};
      overscroll-behavior: contain;
      animation: ${rise} ${tokens.duration.slow} ${tokens.easing.standard};
    }
  }
`

/** Dims the page behind a sheet. A press on it closes the sheet, and doesn't reach what lies below. */
export const SheetScrim = styled.div`
  display: none;

  ${media.belowTablet} {
    display: block;
    position: fixed;
    inset: 0;
    z-index: ${tokens.zIndex.menu};
    background: ${tokens.color.overlay};
    touch-action: none;
    animation: ${fadeIn} ${tokens.duration.fast} ${tokens.easing.standard};
  }
`

/** For what closes by a press outside: the scrim closes it by itself, after the whole press. */
export const isNotScrim = ({ target }: MouseEvent): boolean =>
  !(target instanceof Element && target.closest('[data-pp-scrim]'))
