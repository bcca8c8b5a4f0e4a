'use client'
import { ChevronRightIcon, CircleAlertIcon } from '../../icons/icons.js'
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { choiceTexts } from '../../i18n/choice-texts.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Icon } from '../Icon/Icon.js'
import { useLinkComponent } from '../LinkProvider/LinkProvider.js'
import { LiveText } from '../LiveText/LiveText.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import * as S from './Tree.styles.js'
import { isBranch, listRows, type TreeItem, type TreeRow } from './tree-rows.js'
import { useTreeKeys } from './useTreeKeys.js'

export interface TreeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'aria-label'> {
  /** Names the tree. */
  label: string
  /** The things at the top, with those in them. */
  items: readonly TreeItem[]
  /** The thing that is chosen, or the page that is shown; `null` for none. Without it, the tree keeps the choice itself. */
  selectedKey?: string | null
  /** Called with the thing that users press; a link is followed as well. */
  onSelectionChange?: (id: string) => void
  /** The branches that are open; without it, the tree keeps them itself. */
  expandedKeys?: readonly string[]
  /** The branches that are open at first; none by default. */
  defaultExpandedKeys?: readonly string[]
  /** Called with all open branches as one opens or closes. */
  onExpandedChange?: (ids: readonly string[]) => void
  /** Called to load the things of a branch: when it opens while they are `unloaded`, and when users retry. */
  onBranchLoad?: (id: string) => void
}

/** Use it for things in things of any depth: agencies and their offices, folders. Two levels are a list with headings. */
export const Tree = forwardRef<HTMLDivElement, TreeProps>(function Tree(props, ref) {
  const { label, items, selectedKey, onSelectionChange, expandedKeys, defaultExpandedKeys = [], ...others } = props
  const { onExpandedChange, onBranchLoad, onKeyDown, ...rest } = others
  const [ownSelected, setOwnSelected] = useState<string | null>(null)
  const [ownExpanded, setOwnExpanded] = useState(defaultExpandedKeys)
  const expanded = expandedKeys ?? ownExpanded
  const selected = selectedKey === undefined ? ownSelected : selectedKey
  const rows = listRows(items, new Set(expanded))
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  const has = (key: string | null) => rows.some((row) => row.key === key)
  const current = [lastFocused, selected].find(has) ?? rows[0]?.key
  useFocusOfGoneLine(root, rows)

  const expand = (ids: readonly string[]) => {
    const next = [...new Set([...expanded, ...ids])]
    setOwnExpanded(next)
    onExpandedChange?.(next)
    for (const { item } of rows) if (ids.includes(item.id) && item.branch === 'unloaded') onBranchLoad?.(item.id)
  }
  const collapse = (id: string) => {
    const next = expanded.filter((each) => each !== id)
    setOwnExpanded(next)
    onExpandedChange?.(next)
  }
  const toggle = ({ id }: TreeItem) => (expanded.includes(id) ? collapse(id) : expand([id]))
  const press = ({ kind, item }: TreeRow) => {
    if (kind === 'failed') onBranchLoad?.(item.id)
    if (kind !== 'item') return
    setOwnSelected(item.id)
    onSelectionChange?.(item.id)
    if (!item.href && isBranch(item)) toggle(item)
  }
  const answerKey = useTreeKeys({ root, rows, expanded, expand, collapse })
  return (
    <S.Root
      ref={mergedRef}
      role="tree"
      aria-label={label}
      {...rest}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event)
        answerKey(event)
      }}
    >
      {rows.map((row) => (
        <TreeLine
          key={row.key}
          row={row}
          isOpen={expanded.includes(row.item.id)}
          isSelected={row.item.id === selected}
          isTabStop={row.key === current}
          onFocus={() => setLastFocused(row.key)}
          onPress={() => press(row)}
          onToggle={() => toggle(row.item)}
        />
      ))}
    </S.Root>
  )
})

interface TreeLineProps {
  row: TreeRow
  isOpen: boolean
  isSelected: boolean
  isTabStop: boolean
  onFocus: () => void
  onPress: () => void
  onToggle: () => void
}

function TreeLine({ row, isOpen, isSelected, isTabStop, onFocus, onPress, onToggle }: TreeLineProps) {
  const { kind, item, level, place, size } = row
  const link = useLinkComponent()
  const shared = {
    role: 'treeitem',
    tabIndex: isTabStop ? 0 : -1,
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': size,
    'data-key': row.key,
    style: { '--level': level } as CSSProperties,
    onFocus,
    onClick: onPress,
  }
  if (kind !== 'item') return <BranchState kind={kind} shared={shared} />
  const canOpen = isBranch(item)
  const toggleOnly = (event: MouseEvent) => {
    // The rest of the line chooses it, or is the link.
    event.preventDefault()
    event.stopPropagation()
    onToggle()
  }
  const choice = item.href
    ? { as: link, href: item.href, 'aria-current': isSelected ? ('page' as const) : undefined }
    : { 'aria-selected': isSelected }
  return (
    <S.Row {...shared} {...choice} aria-expanded={canOpen ? isOpen : undefined}>
      <S.Toggle onClick={canOpen ? toggleOnly : undefined}>{canOpen && <Icon icon={ChevronRightIcon} />}</S.Toggle>
      {item.icon && <Icon icon={item.icon} />}
      <S.Label>{item.label}</S.Label>
      {item.note && <S.Note>{item.note}</S.Note>}
    </S.Row>
  )
}

/** The line in a branch whose things are loading, failed to load, or are none. */
function BranchState({ kind, shared }: { kind: 'loading' | 'failed' | 'empty'; shared: object }) {
  const t = useTexts(choiceTexts)
  const tCore = useTexts(coreTexts)
  const text = { loading: t('loadingBranch'), failed: t('branchFailed'), empty: t('emptyBranch') }[kind]
  const isFailed = kind === 'failed'
  return (
    <S.Row {...shared} data-kind={kind} aria-disabled={isFailed ? undefined : true}>
      <S.Toggle>
        {kind === 'loading' && <Ring aria-hidden />}
        {isFailed && <Icon icon={CircleAlertIcon} />}
      </S.Toggle>
      <S.Label>
        <LiveText text={text} isFirstRead />
      </S.Label>
      {isFailed && <S.Note>{tCore('retry')}</S.Note>}
    </S.Row>
  )
}

/** Leads the focus to the branch when the line that has it goes: a state that is over, or a thing that was removed. */
function useFocusOfGoneLine(root: { readonly current: HTMLElement | null }, rows: readonly TreeRow[]) {
  const last = useRef<{ readonly line: Element; readonly parent: string | undefined } | null>(null)
  useEffect(() => {
    const lines = [...(root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    const { activeElement, body } = root.current?.ownerDocument ?? {}
    const gone = last.current
    if (gone && !gone.line.isConnected && activeElement === body) {
      const next = lines.find((line) => line.dataset['key'] === gone.parent) ?? lines[0]
      next?.focus()
    }
    last.current = null
    const focused = lines.find((line) => line === root.current?.ownerDocument.activeElement)
    if (focused)
      last.current = { line: focused, parent: rows.find(({ key }) => key === focused.dataset['key'])?.parent }
  })
}
