import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Field } from '../Field/Field.js'
import { control } from '../Field/Field.styles.js'

export const Root = styled(Field)`
  &[data-label-hidden] {
    gap: 0;
  }
`

export const Box = styled.div`
  position: relative;
  display: grid;

  & > svg {
    position: absolute;
    inset-inline-start: ${tokens.space[3]};
    inset-block: 0;
    margin-block: auto;
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
`

/** What stands inside the box, at its end: the ring while results load, and the clear button. */
export const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space[1]};
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
`

export const Input = styled.input`
  ${control}
  padding-inline: ${tokens.space[10]};

  &[data-busy] {
    padding-inline-end: ${tokens.space[16]};
  }

  /* The browser's own cross would stand beside ours. */
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    appearance: none;
  }
`
