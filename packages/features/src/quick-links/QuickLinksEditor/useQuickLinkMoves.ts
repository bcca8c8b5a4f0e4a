import {
  addQuickLinks,
  type QuickLinkOption,
  quickLinkTypes,
  removeQuickLink,
} from '@producer-portal/domain/quick-links'
import { useAnnounce } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { quickLinksMessages } from '../messages.js'

export interface QuickLinkChoice {
  /** All links that can be chosen. */
  options: readonly QuickLinkOption[]
  /** The chosen links with the user's unsaved changes. */
  chosen: readonly QuickLinkOption[]
  /** Called with all chosen links after every change, and with `saved` by Cancel. */
  onChosenChange: (chosen: readonly QuickLinkOption[]) => void
}

/** The kind of link, as the list shows it. */
export function useKindText() {
  const t = useMessages(quickLinksMessages)
  return ({ type }: QuickLinkOption) => t(quickLinkTypes.find((each) => each === type) ?? 'other')
}

/** The ID of a link as text. */
export const toItemId = ({ id }: QuickLinkOption) => String(id)

/** Adds and removes links, announces it, and moves the focus to the link's button in the other list. */
export function useQuickLinkMoves({ options, chosen, onChosenChange }: QuickLinkChoice) {
  const t = useMessages(quickLinksMessages)
  const { toTerm } = useTerms()
  const announce = useAnnounce()
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<{ readonly key: string } | null>(null)
  // The pressed button goes away with its line: its counterpart in the other list takes the focus
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>(`[data-link="${CSS.escape(focused.key)}"]`)?.focus()
  }, [focused])
  return {
    root,
    add: (link: QuickLinkOption) => {
      onChosenChange(addQuickLinks(chosen, options, [link.id]))
      announce(t('added', { link: toTerm(link.name), place: chosen.length + 1, total: chosen.length + 1 }))
      setFocused({ key: `remove-${toItemId(link)}` })
    },
    remove: (link: QuickLinkOption) => {
      onChosenChange(removeQuickLink(chosen, link.id))
      announce(t('removed', { link: toTerm(link.name) }))
      setFocused({ key: `add-${toItemId(link)}` })
    },
  }
}
