import { styled } from 'styled-components'
import { textStyle } from '../../theme/textStyle.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.half};
  justify-items: start;
`

export const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};
  padding-block: ${tokens.space.half};
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`

export const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};
  margin: ${tokens.space.half};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.check};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.textOnAccent};
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: currentColor;
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 20%, 86% 10%, 37% 68%);
    transform: scale(0);
    transition: transform ${tokens.duration.fast} ${tokens.easing.standard};
  }

  &:indeterminate::before {
    clip-path: inset(42% 8%);
  }

  &:checked,
  &:indeterminate {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
  }

  &:checked::before,
  &:indeterminate::before {
    transform: none;
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }

  &:disabled {
    background: ${tokens.color.neutralSurface};
    border-color: ${tokens.color.border};
    color: ${tokens.color.textDisabled};
  }

  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`

export const Indented = styled.div`
  padding-inline-start: calc(${tokens.size.iconSmall} + ${tokens.space[3]});
`

export const Hint = styled.span`
  ${textStyle('xs')}
  color: ${tokens.color.textMuted};
`
