import { BrandMotif } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { css, styled } from 'styled-components'

const { borderWidth, color, fontSize, fontWeight, letterSpacing, lineHeight, size, space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template: 'panel main' 1fr 'panel foot' auto / ${size.dialogSmall} minmax(0, 1fr);
  min-block-size: 100dvh;

  ${media.belowDesktop} {
    grid-template: 'panel' auto 'main' 1fr 'foot' auto / minmax(0, 1fr);
  }
`

/* A large surface of the accent dazzles on a dark page: there it's a deep shade of it. */
const dark = css`
  background: color-mix(in oklab, ${color.accent} 40%, ${color.surface});
  color: ${color.text};
`

export const Panel = styled.header`
  grid-area: panel;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[12]};
  overflow: hidden;
  background: ${color.accent};
  color: ${color.textOnAccent};
  /* Seen in the system's colors, which leave out the surface. */
  border-inline-end: ${borderWidth.hairline} solid transparent;

  [data-pp-mode$='dark'] & {
    ${dark}
  }

  @media (prefers-color-scheme: dark) {
    [data-pp-mode='system'] & {
      ${dark}
    }
  }

  & svg {
    fill: currentColor;
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

/** The purpose of the product; there is room for it beside the form. */
export const Claim = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: min(10dvh, ${space[16]});

  ${media.belowDesktop} {
    display: none;
  }
`

export const Lead = styled.p`
  font-size: ${fontSize.xxl};
  font-weight: ${fontWeight.semibold};
  letter-spacing: ${letterSpacing.tight};
  line-height: ${lineHeight.xxl};
  text-wrap: balance;
`

export const Help = styled.p`
  margin-block-start: auto;

  ${media.belowDesktop} {
    display: none;
  }
`

/* Between the words, and cut by the edge: none of its lines runs through them. */
export const Motif = styled(BrandMotif).attrs({ 'aria-hidden': true })`
  && {
    position: absolute;
    inset-block-end: calc(${space[12]} + ${space[16]});
    inset-inline-end: calc(-2 * ${space[16]});
    inline-size: 22rem;
    block-size: 22rem;
    pointer-events: none;

    &::before {
      background: color-mix(in oklab, currentColor 10%, transparent);
    }
  }

  @media (height < 45rem) {
    display: none;
  }

  ${media.belowDesktop} {
    display: none;
  }
`

/** Its title stays where it is, whatever is said below it. */
export const Main = styled.main`
  grid-area: main;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  align-items: center;
  padding: 18dvh ${space[6]} ${space[8]};

  /* The skip link leads here. */
  &:focus {
    outline: none;
  }

  ${media.belowTablet} {
    padding-block-start: ${space[8]};
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
