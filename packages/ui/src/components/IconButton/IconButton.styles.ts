import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Button } from '../Button/Button.js'

export const Root = styled(Button)`
  flex: none;
  aspect-ratio: 1;
  padding: 0;

  &[data-variant='quiet']:not(:disabled, [aria-disabled='true'], [aria-pressed='true']) {
    color: ${tokens.color.textMuted};
    &:hover,
    &[aria-expanded='true'] {
      color: ${tokens.color.text};
    }
  }
`
