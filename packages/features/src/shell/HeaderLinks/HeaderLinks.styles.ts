import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontWeight, radius, size, space } = tokens

export const Root = styled.nav`
  display: flex;
  gap: ${space[2]} ${space[4]};
  align-items: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    font-weight: ${fontWeight.medium};
    white-space: nowrap;
  }
  & > button {
    white-space: nowrap;
  }

  &[data-layout='column'] {
    flex-direction: column;
    gap: 0;
    align-items: stretch;
    padding-block-start: ${space[4]};
    border-block-start: ${borderWidth.hairline} solid ${color.border};

    & > a {
      min-block-size: ${size.touch};
      padding-inline: ${space[3]};
      border-radius: ${radius.control};
      gap: ${space[3]};
    }
    & > a:hover {
      background: ${color.controlHover};
      text-decoration: none;
    }
    & > a > svg {
      margin-inline: 0;
      color: ${color.textMuted};
    }
    & > button {
      margin-block-start: ${space[3]};
    }
  }
`
