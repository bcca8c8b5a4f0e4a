'use client'

import { Columns3Icon, Icon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './ColumnSettingsLink.styles.js'
import { caseMessages } from './messages.js'

export interface ColumnSettingsLinkProps {
  href: string
}

/** The way from a case list to the page on which its columns are arranged, among the buttons of a toolbar. */
export function ColumnSettingsLink({ href }: ColumnSettingsLinkProps) {
  const say = useMessages(caseMessages)
  return (
    <S.Root href={href} look="quiet">
      <Icon glyph={Columns3Icon} />
      {say('columnSettings')}
    </S.Root>
  )
}
