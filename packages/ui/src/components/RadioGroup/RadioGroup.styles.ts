import { styled } from 'styled-components'
import { choiceLine, choiceMark, wrongMark } from '../Field/choice.styles.js'
import { tokens } from '../../tokens/tokens.js'

export const Options = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;

  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[5]};
  }
`

export const Option = styled.label`
  ${choiceLine}
`

export const Words = styled.span`
  display: grid;
  gap: ${tokens.space.half};
  min-inline-size: 0;
`

export const Circle = styled.input`
  ${choiceMark}
  border-radius: ${tokens.radius.pill};

  &::before {
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: inherit;
  }

  [aria-invalid='true'] &:not(:checked, :disabled) {
    ${wrongMark}
  }
`
