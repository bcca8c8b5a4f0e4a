import { styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { Field } from '../Field/Field.js'
import { control } from '../Field/Field.styles.js'

/** The counter shares a line with the error, which is kept free so that nothing jumps when the counter appears. */
export const Root = styled(Field)`
  &[data-limited] {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: dense;
    column-gap: ${tokens.space[3]};

    & > * {
      grid-column: 1 / -1;
    }

    & > textarea ~ * {
      grid-column: 1;
    }
  }
`

export const Box = styled.textarea`
  ${control}
  padding-block: ${tokens.space[2]};
  min-block-size: ${tokens.size.touch};
  resize: vertical;

  &:disabled {
    resize: none;
  }
`

export const Counter = styled.span`
  &&& {
    grid-column: 2;
  }
  min-block-size: ${tokens.lineHeight.xs};
  ${textStyle('xs')}
  ${tabularNumbers}
  color: ${tokens.color.textMuted};

  &[data-spent] {
    color: ${tokens.color.dangerText};
    font-weight: ${tokens.fontWeight.medium};
  }
`
