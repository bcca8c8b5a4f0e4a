'use client'

import { textSearch } from '@producer-portal/domain/formatting'
import {
  type ApplicationReach,
  assignAgent,
  isAssigned,
  type ManagedAgent,
  defaultManagedAgentsSort,
  managedAgentsPageSize,
  type PendingAssignments,
  sortManagedAgents,
} from '@producer-portal/domain/manage-access'
import {
  Button,
  Checkbox,
  DataTable,
  EmptyState,
  ErrorState,
  PageHeader,
  SearchField,
  Select,
  type SortDescriptor,
  Stack,
  Text,
  useCollection,
  useIsNarrowWindow,
} from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { type Ref, useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { AccessSaveBar } from '../EditAccessScreen/AccessSaveBar.js'
import { EditAccessBanner, type EditAccessOutcome } from '../EditAccessScreen/EditAccessBanner.js'
import { EffectiveAccess } from '../EffectiveAccess/EffectiveAccess.js'
import { Columns } from '../EffectiveAccess/EffectiveAccess.styles.js'
import { manageAccessMessages } from '../messages.js'
import { useAgentColumns } from './useAgentColumns.js'
import type { AgentAssignment } from './useAgentColumns.js'

const { space } = tokens

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[4]};

  ${media.belowTablet} {
    & > * {
      flex: 1 1 100%;
    }
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
`

export interface EditManagedAgentsProps extends AgentAssignment {
  /** The full name of the person who manages the agents; empty while it's unknown. */
  name: string
  /** The category and description of the application; empty while it's unknown. */
  application: string
  /** The agents as they are saved, or why there are none yet; 'unreachable' means that no answer came. Keep the array. */
  agents: readonly ManagedAgent[] | 'loading' | 'error' | 'unreachable'
  /**
   * The person's view in this application, and in others that it changes, now and after saving, or why it isn't known.
   * Default: null, which shows nothing.
   */
  access?: readonly ApplicationReach[] | 'loading' | 'error' | null
  /** Called by Retry when that failed to load. */
  onAccessRetry?: () => void
  /** Called by 'Save Changes'. */
  onSave: () => void
  /** The URL of the Manage Access page, with the agency that was chosen there. */
  backHref: string
  /** The URL of the person's Managing tab. */
  managingHref: string
  /** Called by Retry after a failed load. */
  onRetry?: () => void
  /** The outcome of the last save, or of loading again; shown until it is dismissed. Default: null, nothing. */
  outcome?: EditAccessOutcome | null
  /** Called when the banner is closed. */
  onOutcomeClose: () => void
  /** Called to load again what someone else saved, after a conflict. */
  onReload?: () => void
  /** Called to save over what someone else saved, after a conflict. */
  onSaveAnyway?: () => void
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page on which agency managers choose the agents that a person works for in one application. */
export function EditManagedAgents(props: EditManagedAgentsProps) {
  const { name, application, agents, pending, onPendingChange, isSaving = false, outcome, access = null } = props
  const t = useMessages(manageAccessMessages)
  const all = typeof agents === 'string' ? noAgents : agents
  const { rows: shown, pageRows, searched, search, clearSearch, table } = useShownAgents(all, pending)
  const columns = useAgentColumns({ pending, onPendingChange, isSaving, changedMeanwhile: props.changedMeanwhile }, all)
  const isSearching = searched !== ''
  const { sortDescriptor: sort, onSortChange } = table
  const sorts = [
    { columnId: 'name', direction: 'ascending', label: t('nameAscending') },
    { columnId: 'name', direction: 'descending', label: t('nameDescending') },
    { columnId: 'status', direction: 'ascending', label: t('statusAscending') },
    { columnId: 'status', direction: 'descending', label: t('statusDescending') },
  ] as const

  const assignAll = (rows: readonly ManagedAgent[], assigned: boolean) =>
    onPendingChange(rows.reduce((changes, agent) => assignAgent(changes, agent, assigned), pending))
  const choice = (label: string, rows: readonly ManagedAgent[]) => {
    const count = rows.filter((agent) => isAssigned(agent, pending)).length
    return (
      <Checkbox
        label={label}
        checked={count === rows.length}
        isIndeterminate={count > 0 && count < rows.length}
        disabled={isSaving}
        onChange={({ target }) => assignAll(rows, target.checked)}
      />
    )
  }
  const isNarrow = useIsNarrowWindow()
  const content = (
    <>
      <Tools>
        <SearchField {...search} label={t('filterAgents')} isFullWidth={isNarrow} maxLength={100} />
        <Select
          label={t('sortBy')}
          isFullWidth={isNarrow}
          options={sorts.map(({ label }, index) => ({ value: String(index), label }))}
          value={String(
            sorts.findIndex((each) => each.columnId === sort?.columnId && each.direction === sort.direction),
          )}
          onChange={({ target }) => {
            const { columnId, direction } = sorts[Number(target.value)] ?? defaultManagedAgentsSort
            onSortChange({ columnId, direction })
          }}
        />
      </Tools>
      <Choices role="group" aria-label={t('availableAgents')}>
        {shown.length > pageRows.length && choice(t('allOnPage', { count: pageRows.length }), pageRows)}
        {shown.length > 0 && choice(t(isSearching ? 'allFound' : 'allAgents', { count: shown.length }), shown)}
        <Text as="span" tone="muted" role="status">
          {isSearching ? t('agentsFound', { count: shown.length }) : ''}
        </Text>
      </Choices>
      <DataTable
        aria-label={t('availableAgents')}
        columns={columns}
        {...table}
        getRowId={({ agentNumber }) => agentNumber}
        state={agents === 'loading' ? 'loading' : typeof agents === 'string' ? 'error' : 'ready'}
        hasCardSort={false}
        showRowNumbers={false}
        emptyState={
          isSearching ? (
            <EmptyState
              title={t('noAgentMatches', { text: searched })}
              action={<Button onClick={clearSearch}>{t('clearSearch')}</Button>}
            />
          ) : (
            <EmptyState title={t('noAgents')} />
          )
        }
        errorState={
          <ErrorState
            title={t('agentsNotLoaded')}
            description={agents === 'unreachable' && t('unreachable')}
            onRetry={props.onRetry}
          />
        }
        labels={{ loading: t('agentsLoading') }}
      />
    </>
  )
  return (
    <Stack width={access === null ? 'form' : 'full'}>
      <PageHeader
        title={t('agentsTitle')}
        titleRef={props.titleRef}
        description={name && application ? t('agentsLead', { name, application }) : undefined}
        breadcrumb={[
          { label: t('breadcrumbRoot'), href: props.backHref },
          { label: t('breadcrumbManaging'), href: props.managingHref },
          { label: t('breadcrumbAgents') },
        ]}
      />
      {access === null ? (
        content
      ) : (
        <Columns>
          <Stack>{content}</Stack>
          <EffectiveAccess access={access} onRetry={() => props.onAccessRetry?.()} />
        </Columns>
      )}
      <AccessSaveBar
        hasOutcome={Boolean(outcome)}
        backHref={props.backHref}
        changes={{
          count: pending.size,
          access: typeof access === 'string' ? [] : (access ?? []),
          isSaving,
          onCancel: () => onPendingChange(new Map()),
          onSave: props.onSave,
        }}
      >
        <EditAccessBanner
          outcome={outcome}
          onClose={props.onOutcomeClose}
          onRetry={props.onRetry}
          onReload={props.onReload}
          onSaveAnyway={props.onSaveAnyway}
        />
      </AccessSaveBar>
    </Stack>
  )
}

const noAgents: readonly ManagedAgent[] = []

const createFilter = textSearch(({ name, agentNumber }: ManagedAgent) => `${name ?? ''} ${agentNumber}`)

/**
 * The agents that match the search, in order. The order stays as it was at the last sort or save: a row doesn't move away
 * from the pointer when its box is ticked.
 */
function useShownAgents(agents: readonly ManagedAgent[], pending: PendingAssignments) {
  const [basis, setBasis] = useState({ agents, pending })
  if (basis.agents !== agents) setBasis({ agents, pending })
  const sortRows = useCallback(
    (rows: readonly ManagedAgent[], sort: SortDescriptor) => sortManagedAgents(rows, basis.pending, sort),
    [basis],
  )
  const collection = useCollection(agents, {
    pageSize: managedAgentsPageSize,
    createFilter,
    sortRows,
    defaultSort: defaultManagedAgentsSort,
  })
  const onSortChange = (sort: SortDescriptor) => {
    setBasis({ agents, pending })
    collection.table.onSortChange(sort)
  }
  return { ...collection, table: { ...collection.table, onSortChange } }
}
