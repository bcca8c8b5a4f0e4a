'use client'

import { textSearch } from '@producer-portal/domain/formatting'
import { getApplicationName, lastUpdatedText, type SharedAgent } from '@producer-portal/domain/manage-access'
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Heading,
  LoadState,
  SearchField,
  Skeleton,
  Stack,
  Text,
  useCollection,
  VisuallyHidden,
  useLocale,
} from '@producer-portal/ui'
import { useId, useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'

export interface SharedAgentsProps {
  /** The agents whose information is shared with the person, or why they aren't known. Keep the array. */
  agents: readonly SharedAgent[] | 'loading' | 'error'
  /** Called with the agent whose applications the user wants to see or change. */
  onSelect: (agent: Pick<SharedAgent, 'agentNo' | 'agencyNo'>) => void
  /** Called by Retry when they failed to load. */
  onRetry: () => void
}

/** Use it at the start of the Agent Info tab: whose information is shared with the person already, and in what. */
export function SharedAgents({ agents, onSelect, onRetry }: SharedAgentsProps) {
  const t = useMessages(manageAccessMessages)
  const id = useId()
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {t('sharedAgents')}
      </Heading>
      <LoadState
        value={agents}
        loadingLabel={t('sharedAgentsLoading')}
        skeleton={<Skeleton shape="block" height="8rem" />}
        errorTitle={t('sharedAgentsFailed')}
        onRetry={onRetry}
        emptyState={<Text tone="muted">{t('noSharedAgents')}</Text>}
      >
        {(loaded) => <Agents agents={loaded} labelledBy={id} onSelect={onSelect} />}
      </LoadState>
    </Stack>
  )
}

/** Px that the columns need at the least; more with larger text. */
const cardBreakpoint = 610

const rules = {
  pageSize: 5,
  createFilter: textSearch(({ fullName, agentNo, agencyNo, agencyName }: SharedAgent) =>
    [fullName, agentNo, agencyName, agencyNo].join(' '),
  ),
}

interface AgentsProps extends Pick<SharedAgentsProps, 'onSelect'> {
  agents: readonly SharedAgent[]
  labelledBy: string
}

function Agents({ agents, labelledBy, onSelect }: AgentsProps) {
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const { searched, search, table } = useCollection(agents, rules)
  const columns = useMemo<readonly DataTableColumn<SharedAgent>[]>(
    () => [
      { id: 'agent', header: t('agent'), width: 190, minWidth: 140, isMultiline: true, text: nameOf, card: 'title' },
      {
        id: 'agency',
        header: t('agency'),
        width: 150,
        minWidth: 110,
        isMultiline: true,
        text: ({ agencyName, agencyNo }) => agencyName ?? agencyNo,
      },
      {
        id: 'applications',
        header: t('applications'),
        width: 240,
        minWidth: 160,
        isMultiline: true,
        text: ({ applications }) => applications.map((each) => toTerm(getApplicationName(each))).join('\n'),
        sortValue: ({ applications }) => applications.length,
      },
      { id: 'lastUpdated', header: t('lastUpdated'), width: 110, text: (row) => toTerm(lastUpdatedText(row, locale)) },
    ],
    [t, toTerm, locale],
  )
  return (
    <>
      {agents.length > rules.pageSize && <SearchField {...search} label={t('searchSharedAgents')} maxLength={100} />}
      <DataTable
        aria-labelledby={labelledBy}
        columns={columns}
        {...table}
        pagination={{ ...table.pagination, hidesOnlyPage: true }}
        getRowId={({ agentNo, agencyNo }) => `${agentNo} ${agencyNo}`}
        showRowNumbers={false}
        hasCardSort={agents.length > 1}
        cardBreakpoint={cardBreakpoint}
        renderRowActions={(agent) => (
          <Button size="small" onClick={() => onSelect(agent)}>
            {t('showSharedAgent')}
            <VisuallyHidden> {nameOf(agent)}</VisuallyHidden>
          </Button>
        )}
        rowActionsWidth={90}
        emptyState={<EmptyState title={t('noAgentMatches', { text: searched })} />}
      />
    </>
  )
}

const nameOf = ({ fullName, agentNo }: SharedAgent) => (fullName === null ? agentNo : `${fullName} (${agentNo})`)
