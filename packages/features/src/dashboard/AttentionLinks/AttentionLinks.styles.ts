import { Icon, Link } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { css, styled } from 'styled-components'

const { borderWidth, color, radius, space } = tokens

/** The height of the row, kept free while it loads. */
export const height = '4.5rem'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.belowTablet} {
    gap: ${space[2]};
  }

  & > li {
    display: grid;
  }
`

const item = css`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  min-block-size: ${height};
  padding: ${space[3]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surface};

  /* Four in a row of a tablet, or two of a phone, have room for small words only. */
  ${media.belowDesktop} {
    padding: ${space[3]};

    & > :last-child {
      font-size: ${tokens.fontSize.xs};
      line-height: ${tokens.lineHeight.xs};
    }
  }

  /* On a phone the words are on two lines, and the list comes soon. */
  ${media.belowTablet} {
    min-block-size: ${space[12]};
    padding: ${space[1]} ${space[2]};
  }
`

export const WaitingItem = styled(Link)`
  ${item}

  &&:hover {
    background: ${color.controlHover};
    text-decoration: none;
  }
`

export const NothingItem = styled.span`
  ${item}
  grid-template-columns: auto minmax(0, 1fr);
  color: ${color.textMuted};
`

export const Mark = styled(Icon)`
  && {
    margin: 0;
  }

  color: ${color.warningText};

  &[data-reason='past-lapse'] {
    color: ${color.dangerText};
  }

  &[data-reason='over-90'],
  &[data-reason='not-paid'],
  &[data-reason='service'] {
    color: ${color.textMuted};
  }
`

export const Count = styled.span`
  font-size: ${tokens.fontSize.xl};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};
`

export const Done = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin: 0;
  color: ${color.textMuted};

  & > svg {
    color: ${color.successText};
  }
`
