import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontSize, radius, size, space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  max-inline-size: ${size.dialogLarge};
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`

/** A link with an icon before it. */
export const WithIcon = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  & > svg {
    margin: 0;
  }

  &:dir(rtl) > svg[data-way='back'] {
    rotate: 180deg;
  }
`

export const Option = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  & > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

export const Marks = styled.ul`
  margin: 0;
  padding: 0;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.control};
  list-style: none;

  & > li {
    padding: ${space[2]} ${space[3]};
  }
  & > li + li {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

export const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
`
