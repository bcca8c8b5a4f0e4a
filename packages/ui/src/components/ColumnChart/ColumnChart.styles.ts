import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { kept, press } from '../StackedBar/chart.styles.js'

const { color, radius, space } = tokens

export const Columns = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`

/** The number on the column, and below it what is counted: read in the order of the words. */
export const Column = styled.span`
  ${press}
  display: grid;
  grid-template: 'value' auto 'bar' 2.25rem 'label' 1fr / minmax(0, 1fr);
  justify-items: center;
  padding: ${space.half} ${space.half} ${space[1]};
  text-align: center;
`

export const Label = styled.span`
  grid-area: label;
  padding-block-start: ${space[1]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  [aria-pressed='true'] > & {
    color: ${color.text};
  }
`

export const Count = styled.span`
  grid-area: value;
  display: inline-flex;
  gap: ${space.half};
  align-items: center;
  min-block-size: ${tokens.lineHeight.xs};
`

export const Bar = styled.span`
  grid-area: bar;
  align-self: end;
  inline-size: min(100%, ${space[10]});
  block-size: max(${tokens.borderWidth.thick}, var(--share));
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: var(--tone);
  ${kept}
`
