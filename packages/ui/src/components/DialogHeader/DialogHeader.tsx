'use client'
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Text } from '../Text/Text.js'
import * as S from './DialogHeader.styles.js'

export interface DialogHeaderProps {
  /** Id of the dialog, from which the ids of its title and description are made. */
  id: string
  /** Title in words. */
  title: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** Draws the close button and is called when it is pressed. */
  onClose?: () => void
}

/** The head that Modal and Drawer share: title, a sentence, and the close button. */
export function DialogHeader({ id, title, description, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <S.Root>
      <S.Titles>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        {description && (
          <Text id={`${id}-description`} tone="muted">
            {description}
          </Text>
        )}
      </S.Titles>
      {onClose && <IconButton label={closeLabel} icon={XIcon} size="small" onClick={onClose} />}
    </S.Root>
  )
}
