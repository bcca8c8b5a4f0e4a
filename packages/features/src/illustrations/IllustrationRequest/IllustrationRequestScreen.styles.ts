import { Select } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens
const hairline = `${borderWidth.hairline} solid ${color.border}`

/** The form, and beside it what was requested before; below it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${size.dialogLarge}) minmax(0, ${size.dialogSmall});
  align-items: start;
  justify-content: space-between;
  gap: ${space[8]} ${space[12]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, ${size.dialogLarge});
  }
`

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  padding-block: ${space[5]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${hairline};
  }

  &:first-child {
    padding-block-start: ${space[2]};
  }

  & > fieldset,
  & > [data-wide] {
    justify-self: stretch;
  }
`

/** A choice that can't be changed, as wide as one that can. */
export const OnlyChoice = styled(Select).attrs({ disabled: true, isFullWidth: true })`
  && {
    justify-self: stretch;
    max-inline-size: ${size.field};
  }
`

export const Summary = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${hairline};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceRaised};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`

/** The kinds of illustrations, each with a sentence. */
export const Kinds = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  margin: 0;

  & > dt {
    font-weight: ${tokens.fontWeight.medium};
  }

  & > dd {
    margin: 0;
  }
`

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`
