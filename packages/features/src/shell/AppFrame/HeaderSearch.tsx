'use client'

import { IconButton, SearchIcon } from '@producer-portal/ui'
import { type FormEvent, useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'
import * as S from './HeaderSearch.styles.js'

export interface HeaderSearchProps {
  /** Called with what was typed, without spaces around it; the app opens the search in a new tab. */
  onSearchSubmit: (text: string) => void
}

/** Use it once in a page's frame: a box that searches the whole site in a new tab. */
export function HeaderSearch({ onSearchSubmit }: HeaderSearchProps) {
  const t = useMessages(shellMessages)
  const id = useId()
  const name = `${t('search')} (${t('opensInNewTab')})`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text) onSearchSubmit(text)
  }
  return (
    <S.Form role="search" onSubmit={submit}>
      <S.Label htmlFor={id}>{name}</S.Label>
      <S.Input id={id} name="text" type="search" placeholder={t('search')} autoComplete="off" />
      <IconButton type="submit" label={name} icon={SearchIcon} iconSize={16} size="small" />
    </S.Form>
  )
}
