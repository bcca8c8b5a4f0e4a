import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { SlideOut } from '../SlideOut/SlideOut.js'

/** Below this width the panel fills the window, and the button has a line of its own. */
const belowPanel = '@media (width < 800px)'

export const Root = styled(SlideOut)`
  ${belowPanel} {
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

  ${belowPanel} {
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
