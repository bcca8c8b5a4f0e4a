import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { control } from '../Field/Field.styles.js'

export const Box = styled.div`
  position: relative;
  display: grid;

  & > svg {
    position: absolute;
    inset-inline-end: ${tokens.space[3]};
    inset-block-start: 50%;
    translate: 0 -50%;
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
`

export const Native = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${tokens.space[10]};
  text-overflow: ellipsis;
  cursor: pointer;

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
