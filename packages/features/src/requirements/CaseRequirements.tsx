'use client'

import {
  bucketRequirements,
  type Requirement,
  type RequirementBucket,
  requirementBuckets,
  type SentContext,
} from '@producer-portal/domain/requirements'
import { ClockIcon, EmptyState, ErrorState, SlideOut, Tabs } from '@producer-portal/ui'
import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { bucketTexts } from './bucket-texts.js'
import { requirementMessages } from './messages.js'
import type { RequirementActions } from './requirement-actions.js'
import { RequirementList } from './RequirementList.js'
import { RequirementsWait } from './RequirementsWait.js'

export interface CaseRequirementsProps extends RequirementActions {
  isOpen: boolean
  onClose: () => void
  /** Whose requirements they are: the insured and the contract, under the title. */
  caseName: string
  /** Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** All requirements of the case; they are sorted into the tabs here. */
  requirements: readonly Requirement[]
  /** The answers that were sent from this browser lately, and the time; without it only the server's word counts. */
  sent?: SentContext
  /** The tab that is shown. */
  tab: RequirementBucket
  onTabSelect: (tab: RequirementBucket) => void
  /** Called by Retry after the requirements could not be had. */
  onRetry: () => void
  /** The dialogs that open over it. */
  children?: ReactNode
}

/** Use it where a case's Requirements button is pressed: all its requirements in four tabs, by what happens next. */
export const CaseRequirements = forwardRef<HTMLDivElement, CaseRequirementsProps>(function CaseRequirements(
  { isOpen, onClose, caseName, children, ...rest },
  ref,
) {
  const say = useMessages(requirementMessages)
  return (
    <SlideOut
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={say('title')}
      description={caseName}
      closeLabel={say('close')}
      size="large"
    >
      <Content {...rest} />
      {children}
    </SlideOut>
  )
})

type ContentProps = Omit<CaseRequirementsProps, 'isOpen' | 'onClose' | 'caseName' | 'children'>

function Content({ state = 'ready', requirements, sent, tab, onTabSelect, onRetry, ...actions }: ContentProps) {
  const say = useMessages(requirementMessages)
  if (state === 'loading') return <RequirementsWait />
  if (state === 'error') return <ErrorState title={say('failed')} onRetry={onRetry} retryLabel={say('retry')} />
  if (requirements.length === 0) return <EmptyState glyph={ClockIcon} title={say('noneYet')} />
  const buckets = bucketRequirements(requirements, sent)
  return (
    <Tabs
      label={say('tabsLabel')}
      selectedId={tab}
      onTabSelect={(id) => onTabSelect(requirementBuckets.find((bucket) => bucket === id) ?? 'agent-tasks')}
      tabs={requirementBuckets.map((bucket) => ({
        id: bucket,
        label: say(bucketTexts[bucket].tab, { count: buckets[bucket].length }),
        panel: (
          <RequirementList
            requirements={buckets[bucket]}
            sent={sent}
            emptyText={say(bucketTexts[bucket].empty)}
            {...actions}
          />
        ),
      }))}
    />
  )
}
