'use client'

import {
  bucketRequirements,
  distinguishRequirements,
  type Requirement,
  type RequirementBucket,
  requirementBuckets,
  type SentContext,
} from '@producer-portal/domain/requirements'
import {
  animateList,
  ArrowLeftIcon,
  ClockIcon,
  EmptyState,
  IconButton,
  LoadState,
  Skeleton,
  SlideOut,
  Stack,
  Text,
  useLocale,
} from '@producer-portal/ui'
import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { useRequirementStatusWarning } from '../../i18n/status-warnings.js'
import { requirementMessages } from '../messages.js'
import { EmptyBucket } from './EmptyBucket.js'
import type { RequirementActions } from './requirement-actions.js'
import * as S from './CaseRequirements.styles.js'
import { RequirementCard } from './RequirementCard.js'

/** The label of each tab, with the count. */
const tabTexts = {
  'agent-tasks': 'agentTasks',
  'home-office-tasks': 'homeOfficeTasks',
  uploaded: 'uploaded',
  received: 'received',
  other: 'otherStatus',
} as const satisfies Readonly<Record<RequirementBucket, string>>

export interface CaseRequirementsProps extends RequirementActions {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The insured and the contract; shown below the title. */
  caseName: string
  /** Called by 'Overview', which leads back to the details of the case. Default: there is no such button. */
  onOverviewOpen?: () => void
  /** Shown beside the close button, such as `CasePlaceNav`. Default: nothing. */
  headerEnd?: ReactNode
  /** Shown above the tabs, such as `CaseSummaryBand`. Default: nothing. */
  head?: ReactNode
  /** Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** All requirements of the case; they are sorted into the tabs here. */
  requirements: readonly Requirement[]
  /** The answers sent from this browser recently, and the current time. Default: only what the server knows. */
  sent?: SentContext
  /** The tab that is shown. */
  tab: RequirementBucket
  /** Called with the tab to show. */
  onTabChange: (tab: RequirementBucket) => void
  /** Said above the requirements, such as why they can't be answered. Default: nothing. */
  note?: string
  /** Called by Retry after the requirements failed to load. */
  onRetry: () => void
  /** The dialogs that open on top. Default: none. */
  children?: ReactNode
}

/** Use it to show all requirements of a case in a side panel, in four tabs by their next step, and one for statuses that nobody knows. */
export const CaseRequirements = forwardRef<HTMLDivElement, CaseRequirementsProps>(function CaseRequirements(
  { isOpen, onClose, caseName, onOverviewOpen, headerEnd, head, children, ...rest },
  ref,
) {
  const t = useMessages(requirementMessages)
  return (
    <SlideOut
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={caseName}
      headerStart={
        onOverviewOpen && (
          <IconButton icon={ArrowLeftIcon} size="small" label={t('overview')} onClick={onOverviewOpen} />
        )
      }
      headerEnd={headerEnd}
      size="large"
    >
      {head ? (
        <Stack gap={5}>
          {head}
          <Content {...rest} />
        </Stack>
      ) : (
        <Content {...rest} />
      )}
      {children}
    </SlideOut>
  )
})

type ContentProps = Omit<
  CaseRequirementsProps,
  'isOpen' | 'onClose' | 'caseName' | 'onOverviewOpen' | 'headerEnd' | 'head' | 'children'
>

function Content({ state = 'ready', note, onRetry, ...rest }: ContentProps) {
  const t = useMessages(requirementMessages)
  return (
    <LoadState
      value={state}
      loadingLabel={t('loading')}
      skeleton={
        <S.List as="div">
          <Skeleton width="60%" size="lg" />
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="9rem" />
        </S.List>
      }
      errorTitle={t('failed')}
      onRetry={onRetry}
      isEmpty={rest.requirements.length === 0}
      emptyState={<EmptyState icon={ClockIcon} title={t('noneYet')} />}
    >
      {() => (
        <>
          {note && <Text tone="muted">{note}</Text>}
          <Buckets {...rest} />
        </>
      )}
    </LoadState>
  )
}

function Buckets({
  requirements,
  sent,
  tab,
  onTabChange,
  ...actions
}: Omit<ContentProps, 'state' | 'note' | 'onRetry'>) {
  const locale = useLocale()
  const { toTerm } = useTerms()
  const t = useMessages(requirementMessages)
  const buckets = bucketRequirements(requirements, sent)
  const distinctions = distinguishRequirements(requirements, locale, toTerm)
  useRequirementStatusWarning(requirements)
  const shown = requirementBuckets.filter((bucket) => bucket !== 'other' || bucket === tab || buckets.other.length > 0)
  return (
    <S.RequirementTabs
      label={t('tabsLabel')}
      selectedKey={tab}
      onSelectionChange={(id) => onTabChange(requirementBuckets.find((bucket) => bucket === id) ?? 'agent-tasks')}
      tabs={shown.map((bucket) => ({
        id: bucket,
        label: t(tabTexts[bucket], { count: buckets[bucket].length }),
        panel:
          buckets[bucket].length === 0 ? (
            <EmptyBucket bucket={bucket} buckets={buckets} onTabChange={onTabChange} />
          ) : (
            <S.List ref={animateList}>
              {buckets[bucket].map((requirement) => (
                <li key={requirement.id}>
                  <RequirementCard
                    requirement={requirement}
                    distinction={distinctions.get(requirement.id)}
                    sent={sent}
                    {...actions}
                  />
                </li>
              ))}
            </S.List>
          ),
      }))}
    />
  )
}
