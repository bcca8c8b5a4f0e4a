import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { boxEnd, boxHolder, control } from '../Field/Field.styles.js'

export const Box = styled.div`
  ${boxHolder}

  & > svg {
    ${boxEnd}
    inset-inline-end: ${tokens.space[3]};
    margin-block: auto;
  }
`

export const Native = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${tokens.space[10]};
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    opacity: 1;
  }

  /* While nothing is chosen, its first line is a placeholder. */
  &:not(:disabled):has(> option[value='']:checked) {
    color: ${tokens.color.textMuted};

    & > option {
      color: ${tokens.color.text};
    }
  }

  ${media.forcedColors} {
    background: Field;
  }
`
