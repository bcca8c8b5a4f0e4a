import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, size, space } = tokens

/** The way between the pages, and at the end whose they are. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: space-between;

  & > nav {
    flex: 1 1 auto;
    min-inline-size: 0;
  }

  /* The line under the links reaches to the end. */
  &:has(> nav > ul) {
    align-items: end;
    box-shadow: inset 0 calc(-1 * ${borderWidth.hairline}) ${color.border};

    & > nav {
      border-block-end-color: transparent;
    }
  }
`

export const Person = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${density.control};
  margin-inline-start: auto;

  & > button {
    flex: none;
  }
`

export const Name = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

export const Wait = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${size.dialogSmall};
`
