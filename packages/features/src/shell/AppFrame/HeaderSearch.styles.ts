import { VisuallyHidden } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, radius, space } = tokens

export const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;

  & > button {
    position: absolute;
    inset-inline-end: 0;
  }
`

export const Label = styled(VisuallyHidden).attrs({ as: 'label' })<{ htmlFor: string }>``

export const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${density.controlSmall};
  padding-inline: ${space[3]} ${space[10]};
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};

  &::-webkit-search-cancel-button {
    display: none;
  }
`
