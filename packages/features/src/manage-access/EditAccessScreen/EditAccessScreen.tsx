'use client'

import type { EditAccessTab } from '@producer-portal/domain/access'
import { delegationDetailLabel, editAccessGuides, hasSaveBar } from '@producer-portal/domain/manage-access'
import {
  ArrowLeftIcon,
  CircleHelpIcon,
  ErrorState,
  Icon,
  Link,
  LoadState,
  PageHeader,
  Skeleton,
  Stack,
  StatusBadge,
  UnderlineNav,
  useAnnounce,
  useFailureToast,
  useStickyFoot,
} from '@producer-portal/ui'
import { type ReactNode, type Ref, useRef, useEffect } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { Columns } from '../EffectiveAccess/EffectiveAccess.styles.js'
import { manageAccessMessages } from '../messages.js'
import { AccessSaveBar, type UnsavedChanges } from './AccessSaveBar.js'
import { EditAccessBanner, type EditAccessOutcome } from './EditAccessBanner.js'
import * as S from './EditAccessScreen.styles.js'
import { editAccessTabLabels } from './edit-access-tab-labels.js'

export interface EditAccessScreenProps {
  /**
   * The full name of the person, and whether their access is suspended, which every tab then says; or why it isn't
   * known: `missing` if the load failed or no one has that user ID.
   */
  name: { readonly text: string; readonly isSuspended?: boolean } | 'loading' | 'missing'
  /** The tabs that are offered, in order. */
  tabs: readonly EditAccessTab[]
  /** The tab shown. */
  tab: EditAccessTab
  /** The URL of a tab. */
  getTabHref: (tab: EditAccessTab) => string
  /** The URL of the Manage Access page, with the agency that was chosen there. */
  backHref: string
  /** The outcome of the last load or save; shown until it is dismissed. Default: null, nothing. */
  outcome?: EditAccessOutcome | null
  /** Called when the banner is closed. */
  onOutcomeClose: () => void
  /** Called by Retry in the banner of a failed load. */
  onOutcomeRetry?: () => void
  /** Called to load again what someone else saved, after a conflict. */
  onReload?: () => void
  /** Called to save over what someone else saved, after a conflict. */
  onSaveAnyway?: () => void
  /** The changes that wait to be saved. Default: null, the tab has none. */
  changes?: UnsavedChanges | null
  /** Called by Retry when the person failed to load. */
  onRetry: () => void
  /** The URL of a guide by its name. Default: that of the portal. */
  getGuideHref?: (guide: string) => string
  /** The content of the tab. */
  children?: ReactNode
  /** Shown beside the content on wide windows, and below it on others; nothing by default. */
  aside?: ReactNode
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

const guideLabels = {
  'agency-info': 'agencyInfoGuide',
  'agent-info': 'agentInfoGuide',
  managing: 'managingGuide',
  'general-info': 'generalInfoGuide',
} as const

const toGuideHref = (guide: string) => `/documentation/${guide}`

/** Use it around the tabs on which someone's access is changed: who it is, the tabs, and the save bar with the outcome. */
export function EditAccessScreen(props: EditAccessScreenProps) {
  const { name, tabs, tab, outcome, changes = null, backHref, aside, onRetry, getGuideHref = toGuideHref } = props
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  useFailureToast(name === 'missing' ? t('personMissing') : null, { label: t('retry'), onRetry })
  const isKnown = typeof name === 'object'
  const announce = useAnnounce()
  useEffect(() => {
    // Title and heading are those of the person on all tabs
    if (isKnown) announce(t('tabShown', { tab: t(editAccessTabLabels[tab]) }))
  }, [announce, isKnown, t, tab])
  const banner = (
    <EditAccessBanner
      outcome={outcome}
      onClose={props.onOutcomeClose}
      onRetry={props.onOutcomeRetry}
      onReload={props.onReload}
      onSaveAnyway={props.onSaveAnyway}
    />
  )
  return (
    <Stack>
      <PageHeader
        title={isKnown ? t('editTitle', { name: name.text }) : t('editTitleLoading')}
        titleRef={props.titleRef}
        description={
          isKnown && name.isSuspended && <StatusBadge>{toTerm(delegationDetailLabel('disabled'))}</StatusBadge>
        }
        breadcrumb={[{ label: t('breadcrumbRoot'), href: backHref }, { label: t('breadcrumbEdit') }]}
        actions={
          <Link href={getGuideHref(editAccessGuides[tab])} variant="quiet">
            <Icon icon={CircleHelpIcon} /> {t(guideLabels[tab])}
          </Link>
        }
      />
      {tabs.length > 0 && (
        <UnderlineNav
          aria-label={t('tabs')}
          items={tabs.map((id) => ({
            id,
            label: t(editAccessTabLabels[id]),
            href: props.getTabHref(id),
            current: id === tab ? ('page' as const) : undefined,
          }))}
        />
      )}
      {/* The toast says why, and can be closed. */}
      <LoadState
        value={name}
        loadingLabel={t('personLoading')}
        skeleton={
          <Stack gap={3}>
            <Skeleton width="12rem" />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        }
        isEmpty={name === 'missing'}
        emptyState={
          <ErrorState title={t('noPerson')} onRetry={onRetry} action={<Link href={backHref}>{t('back')}</Link>} />
        }
      >
        {() => (
          // Title and tabs stay where they are from tab to tab
          <Stack width={aside ? 'full' : 'form'}>
            {aside ? (
              <Columns>
                <Stack>{props.children}</Stack>
                {aside}
              </Columns>
            ) : (
              props.children
            )}
            {hasSaveBar(tab) ? (
              <AccessSaveBar changes={changes} hasOutcome={Boolean(outcome)} backHref={backHref}>
                {banner}
              </AccessSaveBar>
            ) : (
              <Foot label={t('barLabel')}>
                {banner}
                <Link href={backHref} iconStart={ArrowLeftIcon}>
                  {t('back')}
                </Link>
              </Foot>
            )}
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}

function Foot({ label, children }: { label: string; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useStickyFoot(foot)
  return (
    <S.Foot ref={foot} role="group" aria-label={label} tabIndex={-1} data-pp-foot="">
      {children}
    </S.Foot>
  )
}
