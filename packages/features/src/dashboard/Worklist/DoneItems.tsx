'use client'

import type { WaitingWork } from '@producer-portal/domain/dashboard'
import { animateList, restoreLostFocus, useAnnounce } from '@producer-portal/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { doneItemsMessages } from '../later-messages.js'
import { findDoneItems } from './find-done-items.js'

export interface DoneItemsProps {
  /** The work, or why it isn't there. */
  work: WaitingWork | 'loading' | 'error'
  /** The list of its items. */
  list: RefObject<HTMLElement | null>
}

/** The next steps in the list, but for those of items that are on their way out. */
const linksOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('li:not([inert]) a') ?? [])]

/** Lets the items of a worklist leave visibly, has those that are done read out once, and keeps the focus in the list. */
export function DoneItems({ work, list }: DoneItemsProps) {
  const t = useMessages(doneItemsMessages)
  const announce = useAnnounce()
  const last = useRef<WaitingWork>(undefined)
  const focused = useRef(-1)

  useEffect(() => {
    const items = list.current
    animateList(items)
    const note = ({ target }: Event) => {
      focused.current = linksOf(items).findIndex((link) => link === target)
    }
    items?.addEventListener('focusin', note)
    return () => items?.removeEventListener('focusin', note)
  })

  useEffect(() => {
    const before = last.current
    if (typeof work === 'string') return
    last.current = work
    const done = before ? findDoneItems(before, work) : []
    const [first] = done
    if (!first) return
    const name = [first.name, first.client || first.contract.contractNo].filter(Boolean).join(', ')
    announce(done.length === 1 ? t('itemDone', { name }) : t('itemsDone', { count: done.length }))
    const links = linksOf(list.current)
    if (focused.current >= 0) restoreLostFocus(links[Math.min(focused.current, links.length - 1)])
  }, [work, list, announce, t])

  return null
}
