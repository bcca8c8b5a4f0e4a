import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
`

export const Group = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`

export const List = styled.ul`
  display: grid;
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
