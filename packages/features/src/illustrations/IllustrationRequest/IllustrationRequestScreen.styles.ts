import { Heading } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens
const hairline = `${borderWidth.hairline} solid ${color.border}`

/** The form, and beside it what was requested before; below it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  align-items: start;
  gap: ${space[8]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, ${size.dialogLarge});
  }
`

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* What has the focus isn't close to the bar below. */
  & :is(button, input, textarea) {
    scroll-margin-block: ${space[4]};
  }
`

/** The heading of a step is beside it where there is room, so that the whole request is in view. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[4]};
  overflow-wrap: anywhere;

  &:first-of-type {
    padding-block-start: ${space[2]};
  }

  & + & {
    border-block-start: ${hairline};
  }

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);

    &:first-of-type {
      padding-block-start: ${space[4]};
    }
  }
`

export const StepHeading = styled(Heading)`
  &:focus {
    outline: none;
  }
`

/** The instruction of a step. */
export const Hint = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.lineHeight.xs};
`

/** The content of a step. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};

  & > fieldset,
  & > [data-wide] {
    justify-self: stretch;
  }
`

/** Takes the place of the form. */
export const Receipt = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${hairline};
  border-radius: ${tokens.radius.panel};
  overflow-wrap: anywhere;
`

export const ReceiptHead = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};

  & > svg {
    flex: none;
    margin-block-start: ${space.half};
    color: ${color.successText};
  }

  & > h2 {
    flex: 1;
  }

  & > button {
    margin-block: calc(-1 * ${space[1]});
  }
`

/** Gets the focus from the receipt. */
export const List = styled.div`
  min-inline-size: 0;
  outline: none;
`

/** What went wrong, and the next step. */
export const Notes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block-end: ${space[4]};
  overflow-wrap: anywhere;
`

/** Stays in view while the page scrolls. */
export const SubmitBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: ${hairline};
  background: ${color.surface};

  /* A warning takes a line of its own. */
  && > [role='note'] {
    flex: 1 0 100%;
    color: ${color.text};

    & > svg {
      color: ${color.warningText};
    }
  }

  ${media.belowTablet} {
    & > button {
      flex: 1 1 auto;
    }
  }
`

/** A choice that can't be changed: its name over it, like the facts of the policy. */
export const OnlyChoice = styled.div`
  display: grid;
  overflow-wrap: anywhere;
`

/** The choice, and the way to change it. */
export const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-weight: ${tokens.fontWeight.medium};
`

/** A field takes the whole line. */
export const Field = styled.div`
  flex: 1 0 100%;
`

/** Parts that belong together, on one line where there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
`

export const Summary = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border: ${hairline};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceRaised};

  && > dl {
    flex: 1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    min-inline-size: 0;

    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};

      & > div {
        display: grid;
        grid-template-columns: 7rem minmax(0, 1fr);
        align-items: baseline;
      }
    }
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

/** Buttons after the words that name them. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  &[data-wide] {
    margin-block-start: ${space[2]};

    & > span {
      flex: 1 0 100%;
    }
  }

  /* On a phone their name is above them, and they share the lines evenly. */
  ${media.belowTablet} {
    & > span {
      flex: 1 0 100%;
    }

    & > button {
      flex: 1 1 auto;
    }
  }
`

/** The fields of each sentence. */
export const BlankGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

/** Short fields beside one another. */
export const Blanks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[3]};

  & > * {
    flex: 0 1 9rem;
  }

  & > span {
    flex: 1 0 100%;
  }
`
