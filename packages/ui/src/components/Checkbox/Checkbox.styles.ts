import { styled } from 'styled-components'
import { choiceLine, choiceMark, wrongMark } from '../Field/choice.styles.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.half};
  justify-items: start;
`

export const Label = styled.label`
  ${choiceLine}
`

export const Box = styled.input`
  ${choiceMark}
  border-radius: ${tokens.radius.check};

  &::before {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 20%, 86% 10%, 37% 68%);
  }

  &:indeterminate::before {
    clip-path: inset(42% 8%);
  }

  &[aria-invalid='true']:not(:checked, :indeterminate) {
    ${wrongMark}
  }
`

/** Content under the text of the label, not under the box; it stays readable while the box cannot be used. */
export const Under = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: calc(${tokens.size.iconSmall} + ${tokens.space[3]});
`
