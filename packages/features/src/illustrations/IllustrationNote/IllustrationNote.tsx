'use client'

import { FileTextIcon, Icon, Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationNoteMessages } from '../messages.js'

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.size.target};

  & > svg {
    flex: none;
    margin: 0;
  }
`

export interface IllustrationNoteProps {
  /** How many finished illustrations the user hasn't seen. */
  count: number
  /** The URL of the page with the user's requests. */
  href: string
}

/** Use it beside the title of the dashboard when illustrations have been finished that the user hasn't seen. */
export function IllustrationNote({ count, href }: IllustrationNoteProps) {
  const t = useMessages(illustrationNoteMessages)
  return (
    <span role="status">
      <Way href={href}>
        <Icon icon={FileTextIcon} />
        {t('ready', { count })}
      </Way>
    </span>
  )
}
