import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]} ${space[6]};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  ${textStyle('xs')}
  color: ${tokens.color.textMuted};

  ${media.belowTablet} {
    padding-inline: ${space[4]};
  }
`

export const Lists = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
`

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};

    & > a {
      align-content: center;
      min-block-size: inherit;
    }
  }
`
