'use client'

import { IconButton, SearchIcon, VisuallyHidden } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { type FormEvent, useId } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

const { borderWidth, color, density, radius, space } = tokens

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;

  & > button {
    position: absolute;
    inset-inline-end: 0;
  }
`

const Label = styled(VisuallyHidden).attrs({ as: 'label' })<{ htmlFor: string }>``

const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${density.controlSmall};
  padding-inline: ${space[3]} ${space[10]};
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};

  &::-webkit-search-cancel-button {
    display: none;
  }
`

export interface HeaderSearchProps {
  /** Called with what was typed, without spaces around it; the app opens the search in a new tab. */
  onSearchSubmit: (text: string) => void
}

/** Use it once in a page's frame: a box that searches the whole site in a new tab. */
export function HeaderSearch({ onSearchSubmit }: HeaderSearchProps) {
  const t = useMessages(shellMessages)
  const id = useId()
  const name = t('searchInNewTab')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text) onSearchSubmit(text)
  }
  return (
    <Form role="search" onSubmit={submit}>
      <Label htmlFor={id}>{name}</Label>
      <Input id={id} name="text" type="search" placeholder={t('search')} autoComplete="off" />
      <IconButton type="submit" label={name} icon={SearchIcon} iconSize={16} size="small" />
    </Form>
  )
}
