import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { SlideOut } from '../SlideOut/SlideOut.js'

export const Root = styled(SlideOut)`
  ${media.belowSearch} {
    && {
      inline-size: 100%;
    }
  }
`

export const Content = styled.div`
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

  ${media.belowSearch} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      grid-row: 5;
      min-block-size: ${tokens.size.touch};
      margin-block-start: ${tokens.space[2]};
    }
  }
`

export const Wait = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${tokens.space[10]};
`
