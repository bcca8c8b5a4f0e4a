import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.dialogLarge};
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${size.tooltip});
  gap: ${space[6]} ${space[10]};
  align-items: start;

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`

export const Rules = styled.div`
  padding: ${space[4]} ${space[5]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceSunken};
`

export const Actions = styled.div`
  grid-column: 1 / -1;
`
