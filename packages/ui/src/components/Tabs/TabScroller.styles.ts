import { css, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { borderWidth, color, space } = tokens

/** If more tabs are hidden at an end, the row fades out and a button is in its place. */
export const Scroller = styled.div`
  --pp-tabs-start: 0rem;
  --pp-tabs-end: 0rem;
  --pp-tabs-to: 90deg;
  position: relative;
  min-inline-size: 0;
  box-shadow: inset 0 calc(-1 * ${borderWidth.hairline}) 0 ${color.border};

  &:dir(rtl) {
    --pp-tabs-to: 270deg;
  }

  &[data-more-start] {
    --pp-tabs-start: ${tokens.size.touch};
  }

  &[data-more-end] {
    --pp-tabs-end: ${tokens.size.touch};
  }

  ${media.forcedColors} {
    border-block-end: ${borderWidth.hairline} solid CanvasText;
  }
`

/** A row in the scroller. */
export const scrolledRow = css`
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-padding-inline: ${tokens.size.touch};
  scrollbar-width: none;
  mask-image: linear-gradient(
    var(--pp-tabs-to),
    transparent calc(0.6 * var(--pp-tabs-start)),
    black var(--pp-tabs-start),
    black calc(100% - var(--pp-tabs-end)),
    transparent calc(100% - 0.6 * var(--pp-tabs-end))
  );
`

export const Scroll = styled.button`
  position: absolute;
  inset-block: 0;
  display: grid;
  place-content: center;
  inline-size: ${space[8]};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;

  &[data-end='start'] {
    inset-inline-start: 0;
  }

  &[data-end='end'] {
    inset-inline-end: 0;
  }

  &:hover {
    color: ${color.text};
    background: ${color.controlHover};
  }

  /* An arrow drawn by two edges weighs less than an icon. */
  &::before {
    content: '';
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border-style: solid;
    border-width: ${borderWidth.thick} ${borderWidth.thick} 0 0;
    rotate: 45deg;
  }

  &[data-end='start']:dir(ltr)::before,
  &[data-end='end']:dir(rtl)::before {
    rotate: -135deg;
  }
`
