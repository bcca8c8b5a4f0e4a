import { styled } from 'styled-components'
import { singleLine, tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { kept, track } from '../StackedBar/chart.styles.js'

const { color, radius, space } = tokens

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`

/* Side by side where there is room for two and more: bars that are too long are hard to compare. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  column-gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  /* The labels of a sequence are short, such as years. */
  &[data-layout='column'] {
    --label: minmax(${space[12]}, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }

  & > li {
    container-type: inline-size;
  }
`

/* The press takes the whole line, and its edges stand a little outside so that texts stay in line with the title. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: var(--label, minmax(0, 5fr)) minmax(${space[8]}, 4fr) max(${space[8]}, var(--value));
  align-items: center;
  gap: ${space[3]};
  inline-size: calc(100% + 2 * ${space[2]});
  min-block-size: ${space[8]};
  margin-inline: calc(-1 * ${space[2]});
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  text-align: start;
  ${textStyle('sm')}

  ${media.tinyContainer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    padding-block: ${space[2]};
  }

  &[aria-pressed] {
    cursor: pointer;
  }

  &[aria-pressed]:hover {
    background: ${color.controlHover};
  }

  &[aria-pressed='true'] {
    background: ${color.surfaceSelected};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
    color: ${color.accentText};
  }
`

export const Track = styled.span`
  display: block;
  block-size: ${space[2]};
  border-radius: ${radius.pill};
  ${track}
  overflow: hidden;
`

export const Bar = styled.span`
  display: block;
  block-size: 100%;
  inline-size: var(--share);
  border-radius: inherit;
  background: ${color.accent};
  transition: inline-size ${tokens.duration.slow} ${tokens.easing.standard};

  ${media.reducedMotion} {
    transition: none;
  }

  ${kept}
`

export const Value = styled.span`
  ${tabularNumbers}
  ${singleLine}
  text-align: end;

  ${media.tinyContainer} {
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Note = styled.p`
  ${textStyle('xs')}
  color: ${color.textMuted};
`
