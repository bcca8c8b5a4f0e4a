import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontSize, lineHeight, radius, size, space } = tokens

export const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.neutralSurface};
`

/** At the end of the line, for those who ask about it by phone. */
export const Code = styled.span`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};

  ${media.belowTablet} {
    margin-inline-start: 0;
  }
`

/** A line with a dot for each step. */
export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The date beside the status and the code at the end; under one another on windows up to 767 px. */
export const Step = styled.li`
  --pp-dot: ${space[2]};
  position: relative;
  display: grid;
  grid-template-columns: 9.5rem minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  padding-block-end: ${space[5]};
  padding-inline-start: ${space[6]};

  &:last-child {
    padding-block-end: 0;
  }

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The line, from this dot to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(${lineHeight.sm} / 2) calc(-1 * ${lineHeight.sm} / 2);
    inset-inline-start: calc(${space[1]} + (var(--pp-dot) - ${borderWidth.hairline}) / 2);
    border-inline-start: ${borderWidth.hairline} solid ${color.borderStrong};
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc((${lineHeight.sm} - var(--pp-dot)) / 2);
    inset-inline-start: ${space[1]};
    box-sizing: border-box;
    inline-size: var(--pp-dot);
    block-size: var(--pp-dot);
    border: ${borderWidth.thick} solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: ${color.surfaceRaised};
  }

  /* The newest. */
  &:first-child::after {
    background: ${color.borderStrong};

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`

export const What = styled.div`
  display: grid;
  gap: ${space.half};
  justify-items: start;
  overflow-wrap: anywhere;
`

export const Files = styled.ol`
  margin: 0;
  padding-inline-start: ${space[5]};
`
