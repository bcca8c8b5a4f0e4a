import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/visually-hidden.js'
import { tokens } from '../../tokens/tokens.js'
import { Field } from '../Field/Field.js'
import { boxEnd, boxHolder, boxStart, control } from '../Field/Field.styles.js'

export const Root = styled(Field)`
  &[data-label-hidden] > label {
    ${hiddenVisually}
  }
`

export const Box = styled.div`
  ${boxHolder}

  & > svg {
    ${boxStart}
  }
`

/** The end of the box: the spinner while results load, and the clear button. */
export const End = styled.span`
  ${boxEnd}
`

export const Input = styled.input`
  ${control}
  padding-inline: ${tokens.space[10]};

  /* Nothing is there to be taken away. */
  &:placeholder-shown:not([data-busy]) {
    padding-inline-end: ${tokens.space[2]};
  }

  &[data-busy] {
    padding-inline-end: ${tokens.space[16]};
  }

  /* The browser's own cross would be beside ours. */
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    appearance: none;
  }
`
