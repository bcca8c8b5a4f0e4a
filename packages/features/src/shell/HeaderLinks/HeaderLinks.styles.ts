import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontWeight, radius, size, space } = tokens

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  justify-content: flex-end;

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
  & > a > svg,
  & > button > svg {
    inline-size: ${size.iconSmall};
    block-size: ${size.iconSmall};
    color: ${color.textMuted};
  }

  &[data-layout='column'] {
    flex-flow: column nowrap;
    gap: 0;
    justify-content: flex-start;
    align-items: stretch;
    padding-block-start: ${space[4]};
    border-block-start: ${borderWidth.hairline} solid ${color.border};

    & > * {
      white-space: normal;
      overflow-wrap: anywhere;
    }
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
