import { styled } from 'styled-components'
import { textStyle } from '../../theme/textStyle.js'
import { media } from '../../tokens/scales.js'
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
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};
  padding-block: ${tokens.space.half};
  cursor: pointer;

  &:has(:disabled) {
    &,
    & * {
      color: ${tokens.color.textDisabled};
    }
    cursor: not-allowed;
  }
`

export const Words = styled.span`
  display: grid;
  gap: ${tokens.space.half};
  min-inline-size: 0;
`

export const Hint = styled.span`
  ${textStyle('xs')}
  color: ${tokens.color.textMuted};
`

export const Circle = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};
  margin: ${tokens.space.half};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.textOnAccent};
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: inherit;
    background: currentColor;
    transform: scale(0);
    transition: transform ${tokens.duration.fast} ${tokens.easing.standard};
  }

  &:checked {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
  }

  &:checked::before {
    transform: none;
  }

  [aria-invalid='true'] &:not(:checked) {
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
    &:disabled {
      border-color: GrayText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`
