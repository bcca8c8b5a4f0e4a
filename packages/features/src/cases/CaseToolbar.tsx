'use client'

import { casePageSizes, contractTypeNames, type ContractType } from '@producer-portal/domain/cases'
import {
  Badge,
  Button,
  Columns3Icon,
  FilterIcon,
  type FiltersOpening,
  Icon,
  MenuButton,
  type MenuEntry,
  PageSizeSelect,
  RefreshCwIcon,
  Spinner,
  Text,
  Toolbar,
  useAnnounceAfterPause,
} from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { useMessages } from '../messages/use-messages.js'
import { caseTypeMessages } from './case-texts.js'
import * as S from './CaseScreen.styles.js'
import type { CaseScreenProps } from './CaseScreenProps.js'
import { caseMessages } from './messages.js'

export interface CaseToolbarProps extends Pick<
  CaseScreenProps,
  'columnSettingsHref' | 'menuEntries' | 'pageSize' | 'onPageSizeChange' | 'sort' | 'onSortClear' | 'onRetry'
> {
  type: ContractType
  /** How many cases are shown, or that nobody knows yet. */
  count: number | 'loading'
  /** Id of the count, which describes the table. */
  countId: string
  /** How many filters narrow the list. */
  filterCount: number
  opening: FiltersOpening
  /** Further actions, such as the export. */
  children?: ReactNode
}

/** What acts on all of a case list: its count, the filters, the size of a page, column settings and further actions. */
export function CaseToolbar(props: CaseToolbarProps) {
  const { type, count, countId, filterCount, opening, menuEntries = [] } = props
  const say = useMessages(caseMessages)
  const sayList = useMessages(listMessages)
  const words = count === 'loading' ? null : say(caseTypeMessages[type].showing, { count })
  useAnnounceAfterPause(words)
  const entries: readonly MenuEntry[] = [
    { id: 'refresh', label: sayList('refresh'), glyph: RefreshCwIcon, onSelect: props.onRetry },
    ...(props.onSortClear
      ? [{ id: 'default-order', label: sayList('defaultOrder'), isDisabled: !props.sort, onSelect: props.onSortClear }]
      : []),
    ...menuEntries,
  ]
  const end = (
    <>
      {props.onPageSizeChange && (
        <PageSizeSelect
          sizes={casePageSizes}
          pageSize={props.pageSize ?? 10}
          onPageSizeChange={props.onPageSizeChange}
          label={sayList('rowsPerPage')}
          allText={sayList('all')}
        />
      )}
      <S.ToolbarLink
        href={props.columnSettingsHref ?? `/new-business/column-settings/${contractTypeNames[type].segment}`}
        look="quiet"
      >
        <Icon glyph={Columns3Icon} />
        {say('columnSettings')}
      </S.ToolbarLink>
      {props.children}
      <MenuButton entries={entries} placement="bottom-end">
        {sayList('moreActions')}
      </MenuButton>
    </>
  )
  return (
    <Toolbar label={say('toolbarLabel')} end={end}>
      <Text id={countId} weight="medium" isNumeric>
        {/* The table tells it to screen readers; the ring here is for the eye */}
        {words ?? <Spinner role="presentation" label={say('loading')} isLabelShown />}
      </Text>
      <Button iconStart={FilterIcon} {...opening.buttonProps}>
        {sayList('filterCases')}
        {filterCount > 0 && <Badge tone="accent">{filterCount}</Badge>}
      </Button>
    </Toolbar>
  )
}
