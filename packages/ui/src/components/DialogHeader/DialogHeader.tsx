'use client'
import { XIcon } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, sideSpace } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Heading } from '../Heading/Heading.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Text } from '../Text/Text.js'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[4]} ${tokens.space[3]};
  padding-inline: ${sideSpace} min(${tokens.space[4]}, 5vw);
`

const Titles = styled.div`
  flex: 1;
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding-block: ${tokens.space.half};
`

/** Below the title on a phone, whose width the title needs. */
const End = styled.div`
  ${media.belowTablet} {
    order: 1;
    flex: 1 1 100%;
    display: flex;
    justify-content: flex-end;
    margin-block-start: calc(-1 * ${tokens.space[2]});
  }
`

export interface DialogHeaderProps {
  /** Id of the dialog, from which the ids of its title and description are made. */
  id: string
  /** Title of the dialog. */
  title: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** A control before the title. */
  start?: ReactNode
  /** Controls before the close button. */
  end?: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** Draws the close button and is called when it is pressed. */
  onClose?: () => void
}

/** The head that Modal and Drawer share: title, a sentence, and the close button. */
export function DialogHeader({ id, title, description, start, end, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <Root>
      {start}
      <Titles>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        {description && (
          <Text id={`${id}-description`} tone="muted">
            {description}
          </Text>
        )}
      </Titles>
      {end && <End>{end}</End>}
      {onClose && <IconButton label={closeLabel} icon={XIcon} size="small" onClick={onClose} />}
    </Root>
  )
}
