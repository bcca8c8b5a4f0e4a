import { styled } from 'styled-components'
import { ownDirection, textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

export const Root = styled.dl`
  display: grid;
  gap: ${space[4]} ${space[6]};
  min-inline-size: 0;

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(8rem, 40%, 11rem)), 1fr));
  }

  &[data-layout='rows'] {
    gap: 0;
  }
`

export const Item = styled.div`
  min-inline-size: 0;

  &:only-child {
    grid-column: 1 / -1;
  }

  [data-layout='rows'] > & {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: baseline;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};

    &:last-child {
      border-block-end: 0;
    }
  }
`

export const Term = styled.dt`
  ${textStyle('xs')}
  color: ${tokens.color.textMuted};

  [data-layout='rows'] & {
    ${textStyle('sm')}
  }
`

export const Detail = styled.dd`
  ${textStyle('sm')}
  ${ownDirection}
  overflow-wrap: anywhere;
`
