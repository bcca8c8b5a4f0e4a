import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`

/** Label, hint, field, error: the button stays next to the field when an error is shown below it. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[1]} ${tokens.space[2]};

  & > :first-child {
    grid-row: 1 / span 4;
    grid-template-rows: subgrid;
  }

  & > button {
    grid-row: 3;
  }
`

export const Group = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`

/** Aligns the text with the heading; the hover and selection background extends beyond it. */
export const List = styled.ul`
  display: grid;
  margin-block: 0;
  margin-inline: calc(-1 * ${tokens.space[3]});
  padding: 0;
  list-style: none;
`

/** A whole line is the button, and touches the next. */
export const Choice = styled.button`
  display: grid;
  gap: ${tokens.space.half};
  inline-size: 100%;
  min-block-size: ${tokens.size.touch};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 0;
  border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.rowHover};
  }

  &[aria-current] {
    background: ${tokens.color.surfaceSelected};
  }
`
