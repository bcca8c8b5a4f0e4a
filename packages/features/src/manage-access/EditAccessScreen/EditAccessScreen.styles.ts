import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

/** The foot of a tab without a save bar; it stays in view like that one, so that an outcome does. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surface};

  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.thick});
  }

  & > :not(:last-child) {
    justify-self: stretch;
  }
`
