'use client'

import { Link, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './FactRow.styles.js'
import { profileMessages } from './messages.js'

export interface FactRowProps {
  /** What the fact is called. */
  name: string
  /** As people read it; nothing where there is none. */
  value: string | null
  /** Where it is changed; left out where that is not for this reader. */
  changeHref?: string
}

/** A line about a person in a `dl`: what it is called, what is on file, and the way to change it. */
export function FactRow({ name, value, changeHref }: FactRowProps) {
  const say = useMessages(profileMessages)
  return (
    <S.Root>
      <S.Term>{name}</S.Term>
      <S.Value data-missing={value ? undefined : ''}>{value || say('noneOnFile')}</S.Value>
      {changeHref && (
        <S.Change>
          <Link href={changeHref}>
            {say(value ? 'change' : 'add')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        </S.Change>
      )}
    </S.Root>
  )
}
