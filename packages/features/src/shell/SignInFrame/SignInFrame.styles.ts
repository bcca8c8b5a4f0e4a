import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, fontSize, fontWeight, letterSpacing, lineHeight, size, space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template: 'panel main' 1fr 'panel foot' auto / 2fr 3fr;
  min-block-size: 100dvh;

  ${media.belowDesktop} {
    grid-template: 'panel' auto 'main' 1fr 'foot' auto / minmax(0, 1fr);
  }
`

export const Panel = styled.header`
  grid-area: panel;
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[12]};
  overflow: hidden;
  background: ${color.accent};
  color: ${color.textOnAccent};

  & svg {
    fill: currentColor;
  }

  & > * {
    position: relative;
    z-index: ${tokens.zIndex.raised};
  }

  ${media.belowDesktop} {
    padding: ${space[4]} ${space[6]};
  }
`

export const Names = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;

  & > span {
    color: inherit;
  }
  & svg {
    inline-size: ${space[10]};
    block-size: ${space[10]};
  }
`

export const BrandName = styled.p`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.md};
`

export const ProductName = styled.p`
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};
`

export const Lead = styled.p`
  max-inline-size: 14em;
  font-size: ${fontSize.xxl};
  font-weight: ${fontWeight.semibold};
  letter-spacing: ${letterSpacing.tight};
  line-height: ${lineHeight.xxl};
  text-wrap: balance;

  ${media.belowDesktop} {
    display: none;
  }
`

export const Help = styled.p`
  ${media.belowDesktop} {
    display: none;
  }
`

export const Watermark = styled.div`
  && {
    position: absolute;
    z-index: auto;
  }
  inset-block-end: -12%;
  inset-inline-end: -18%;
  pointer-events: none;

  /* darker than the panel, so that words over it gain contrast rather than lose it */
  & > span {
    color: ${color.accentHover};
  }
  & svg {
    inline-size: auto;
    block-size: 65vh;
  }

  ${media.belowDesktop} {
    display: none;
  }
`

export const Main = styled.main`
  grid-area: main;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  align-items: center;
  justify-content: center;
  padding: ${space[8]} ${space[6]};

  ${media.belowTablet} {
    justify-content: flex-start;
  }
`

export const Form = styled.div`
  inline-size: min(100%, ${size.field});
`

export const SmallHelp = styled.div`
  display: none;
  inline-size: min(100%, ${size.field});

  ${media.belowDesktop} {
    display: block;
  }
`

export const Foot = styled.div`
  grid-area: foot;
`
