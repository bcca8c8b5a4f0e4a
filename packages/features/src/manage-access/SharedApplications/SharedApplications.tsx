'use client'

import { type AccessItem, flipShared, isAllShared, shareAll } from '@producer-portal/domain/manage-access'
import {
  Badge,
  Checkbox,
  EmptyState,
  Fieldset,
  LoadState,
  Skeleton,
  Switch,
  useAnnounce,
  Stack,
} from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'

const { borderWidth, color, space } = tokens

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  /* The state is near its switch and its name, on wide pages, too. */
  max-inline-size: 28rem;

  & > li {
    padding-block: ${space[2]};
  }
  & > li > div {
    justify-items: stretch;
  }
  & > li + li {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

const State = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]} ${space[2]};
`

export interface SharedApplicationsProps {
  /** The applications with the user's unsaved changes, or that they are loading. */
  items: readonly AccessItem[] | 'loading'
  /** The applications as they are saved. */
  saved: readonly AccessItem[]
  /** The names of those who changed an application while the user was editing, by its place. Default: none. */
  changedMeanwhile?: ReadonlyMap<number, string>
  /** Called with the whole list after every change. */
  onItemsChange: (items: readonly AccessItem[]) => void
  /** True if the changes are being saved; nothing can be changed meanwhile. Default: false. */
  isSaving?: boolean
}

/** Use it on the Agency Info and Agent Info tabs: in which applications the information is shared. */
export function SharedApplications(props: SharedApplicationsProps) {
  const t = useMessages(manageAccessMessages)
  useLoadAnnouncement(props.items)
  return (
    <LoadState
      value={props.items}
      loadingLabel={t('applicationsLoading')}
      skeleton={
        <Stack>
          <Skeleton width="16rem" />
          <Skeleton shape="block" height="20rem" />
        </Stack>
      }
      emptyState={<EmptyState title={t('noApplications')} />}
    >
      {(items) => <Applications {...props} items={items} />}
    </LoadState>
  )
}

/** Says what has loaded: a choice above may be what it was loaded for. */
function useLoadAnnouncement(items: SharedApplicationsProps['items']): void {
  const t = useMessages(manageAccessMessages)
  const announce = useAnnounce()
  const wasLoading = useRef(false)
  useEffect(() => {
    if (items !== 'loading' && items.length > 0 && wasLoading.current) {
      const shared = items.filter(({ delegationStatus }) => delegationStatus).length
      announce(t('applicationsShown', { shared, count: items.length }))
    }
    wasLoading.current = items === 'loading'
  }, [announce, items, t])
}

interface ApplicationsProps extends SharedApplicationsProps {
  items: readonly AccessItem[]
}

function Applications({ items, saved, changedMeanwhile, onItemsChange, isSaving = false }: ApplicationsProps) {
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const isAll = isAllShared(items)
  const allId = useId()
  const isSome = items.some(({ delegationStatus }) => delegationStatus)
  return (
    <Stack>
      <Checkbox
        label={t(isAll ? 'quickUnselect' : 'quickSelect')}
        checked={isAll}
        isIndeterminate={isSome && !isAll}
        disabled={isSaving}
        aria-describedby={isAll ? allId : undefined}
        onChange={({ target }) => onItemsChange(shareAll(items, target.checked))}
      />
      {/* Name and state both say what is shared, the one by its contrary */}
      <span id={allId} hidden>
        {t('allShared')}
      </span>
      {groupByCategory(items).map(({ category, places }) => (
        <Fieldset key={category} label={category ? toTerm(category) : t('otherApplications')}>
          <Items>
            {places.map(({ item, place }) => {
              const changedBy = changedMeanwhile?.get(place)
              const isChanged = item.delegationStatus !== saved[place]?.delegationStatus
              return (
                <li key={place}>
                  <Switch
                    label={toTerm(item.description)}
                    hint={changedBy && t('changedMeanwhile', { name: changedBy })}
                    checked={item.delegationStatus}
                    disabled={isSaving}
                    stateText={
                      <State>
                        {isChanged && <Badge tone="warning">{t('notSaved')}</Badge>}
                        {t(item.delegationStatus ? 'shared' : 'notShared')}
                      </State>
                    }
                    onChange={() => onItemsChange(flipShared(items, place))}
                  />
                </li>
              )
            })}
          </Items>
        </Fieldset>
      ))}
    </Stack>
  )
}

interface CategoryOfItems {
  readonly category: string
  /** The items with their places in the whole list. */
  readonly places: readonly { readonly item: AccessItem; readonly place: number }[]
}

/** The items by category, in the order in which the categories first appear. */
function groupByCategory(items: readonly AccessItem[]): readonly CategoryOfItems[] {
  const groups = new Map<string, CategoryOfItems['places'][number][]>()
  for (const [place, item] of items.entries()) {
    const category = item.category ?? ''
    groups.set(category, [...(groups.get(category) ?? []), { item, place }])
  }
  return Array.from(groups, ([category, places]) => ({ category, places }))
}
