import { Disclosure } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { css, styled } from 'styled-components'

const { borderWidth, color, density, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  /* Small enough for the whole card to be seen at once. */
  & > dl[data-layout] > div {
    padding-block: ${space.half};
    border: 0;

    & > * {
      font-size: ${tokens.fontSize.xs};
      line-height: ${tokens.lineHeight.xs};
    }
  }
`

export const Person = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
`

const setOff = css`
  padding: ${space[2]} 0 0;
  border-block-start: ${borderWidth.hairline} solid ${color.border};
`

export const Section = styled.div`
  ${setOff}
`

/** Its content has the full width of the card, so that both groups are side by side. */
export const Display = styled(Disclosure)`
  & > :last-child {
    padding-inline-start: ${space[1]};
  }
`

export const Links = styled.ul`
  display: grid;
  margin: 0;
  ${setOff}
  list-style: none;

  & > li > a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-block-size: ${density.controlSmall};
    margin-inline: calc(-1 * ${space[2]});
    padding: ${space[1]} ${space[2]};
    border-radius: ${tokens.radius.control};
  }

  & > li > a:hover {
    background: ${color.controlHover};
    text-decoration: none;
  }

  & > li > a > svg {
    margin-inline: 0;
    color: ${color.textMuted};
  }
`
