import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const PageLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`

export const Page = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`

/** The preview is beside the form where there is room for it. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.size.dialogLarge}) minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @container (inline-size < 68rem) {
    display: block;

    & > :nth-child(2) {
      display: none;
    }
  }
`
