'use client'

import { Link, VisuallyHidden } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import * as S from './FactRow.styles.js'

export interface FactRowProps {
  /** The name of the fact. */
  name: string
  /** The formatted value; null shows that there is none. */
  value: string | null
  /** Something that the user should know about the value; shown below it. Default: nothing. */
  note?: ReactNode
  /** The address where the user can change it. Default: no link. */
  changeHref?: string
  /** True if the link gets the focus when the page opens, because the fact was just changed. Default: false. */
  isChanged?: boolean
}

/** A line of a `dl`: a name, the value on file, and a link to change it. */
export function FactRow({ name, value, note, changeHref, isChanged = false }: FactRowProps) {
  const t = useMessages(accountMessages)
  return (
    <S.Root>
      <S.Term>{name}</S.Term>
      <S.Value data-missing={value ? undefined : ''}>
        {value ? <bdi>{value}</bdi> : t('noneOnFile')}
        {note && <S.Note>{note}</S.Note>}
      </S.Value>
      {changeHref && (
        <S.Change>
          <Link href={changeHref} data-entry-focus={isChanged ? '' : undefined}>
            {t(value ? 'change' : 'add')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        </S.Change>
      )}
    </S.Root>
  )
}
