'use client'

import type { Result } from '@producer-portal/domain/endpoint'
import {
  addQuickLinks,
  availableQuickLinks,
  hasQuickLinkChanges,
  placeQuickLink,
  type QuickLinkOption,
  removeQuickLink,
} from '@producer-portal/domain/quick-links'
import {
  ArrowLeftIcon,
  Button,
  CircleHelpIcon,
  type ItemMove,
  Link,
  LoadState,
  PageHeader,
  type ReorderItem,
  ReorderList,
  SaveBar,
  Skeleton,
  Stack,
  useAnnounce,
  useIsNarrowWindow,
} from '@producer-portal/ui'
import type { Ref } from 'react'
import { OutcomeBanner } from '../../i18n/OutcomeBanner.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { quickLinksMessages } from '../messages.js'
import { QuickLinkPicker } from './QuickLinkPicker.js'
import * as S from './QuickLinksEditor.styles.js'
import { toItemId, useQuickLinkMoves, useKindText } from './useQuickLinkMoves.js'
import type { QuickLinkChoice } from './useQuickLinkMoves.js'

export interface QuickLinksEditorProps extends QuickLinkChoice {
  /** `loading` until it is known what can be chosen and what is. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready' | 'saving'
  /** The chosen links as they are saved. */
  saved: readonly QuickLinkOption[]
  /** Called by Save. */
  onSave: () => void
  /** The outcome of the last save; shown until it is dismissed. Default: null, nothing. */
  outcome?: Result<unknown> | null
  /** Called when the message about the outcome is dismissed. */
  onOutcomeClose: () => void
  /** Called by Retry when the links failed to load. */
  onRetry: () => void
  /** The URL of the page that the user came from; no link back without it. */
  backHref?: string
  /** The URL of the help page. Default: the Quicklinks FAQ. */
  helpHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page on which users choose the quick links of their dashboard and put them in order. */
export function QuickLinksEditor(props: QuickLinksEditorProps) {
  const { state = 'ready', chosen, saved, outcome, backHref } = props
  const t = useMessages(quickLinksMessages)
  const announce = useAnnounce()
  const isNarrow = useIsNarrowWindow()
  const reason = hasQuickLinkChanges(chosen, saved) ? null : t('nothingChanged')
  const cancel = () => {
    props.onChosenChange(saved)
    announce(t('discarded'))
  }
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={t('lead')}
        actions={
          <>
            {backHref && (
              <Link href={backHref} variant="quiet" iconStart={ArrowLeftIcon}>
                {t('back')}
              </Link>
            )}
            <Link href={props.helpHref ?? '/documentation/quicklinks-faq'} variant="quiet" iconStart={CircleHelpIcon}>
              {t('faq')}
            </Link>
          </>
        }
      />
      <LoadState
        value={state}
        loadingLabel={t('loading')}
        skeleton={
          <S.Waiting>
            <Skeleton shape="block" height="24rem" />
            <Skeleton shape="block" height="24rem" />
          </S.Waiting>
        }
        errorTitle={t('loadFailed')}
        onRetry={props.onRetry}
      >
        {() => (
          <>
            {isNarrow ? <QuickLinkPicker {...props} isSaving={state === 'saving'} /> : <TwoLists {...props} />}
            <SaveBar
              label={t('barLabel')}
              cancelLabel={t('cancel')}
              saveLabel={t('save')}
              savingLabel={t('saving')}
              isSaving={state === 'saving'}
              disabledReason={state === 'saving' ? null : reason}
              onCancel={cancel}
              onSave={props.onSave}
            >
              <OutcomeBanner
                result={outcome}
                texts={{
                  saved: { title: t('saved') },
                  failed: { title: t('failed') },
                  unreachable: { title: t('networkError'), text: t('unreachable') },
                }}
                onClose={props.onOutcomeClose}
              />
            </SaveBar>
          </>
        )}
      </LoadState>
    </Stack>
  )
}

/** Both lists side by side: a link is dragged from one to the other, or moved by its button. */
function TwoLists(props: QuickLinksEditorProps) {
  const { options, chosen, onChosenChange, state } = props
  const t = useMessages(quickLinksMessages)
  const { toTerm } = useTerms()
  const getKindText = useKindText()
  const { root, add, remove } = useQuickLinkMoves(props)
  const isSaving = state === 'saving'
  const toItem = (link: QuickLinkOption, isChosen: boolean): ReorderItem => ({
    id: toItemId(link),
    label: toTerm(link.name),
    content: (
      <S.Option>
        {toTerm(link.name)}
        <small>{getKindText(link)}</small>
      </S.Option>
    ),
    end: (
      <Button
        size="small"
        variant="quiet"
        data-link={`${isChosen ? 'remove' : 'add'}-${toItemId(link)}`}
        aria-label={t(isChosen ? 'remove' : 'add', { link: toTerm(link.name) })}
        aria-disabled={isSaving}
        onClick={() => (isChosen ? remove(link) : add(link))}
      >
        {t(isChosen ? 'removeShort' : 'addShort')}
      </Button>
    ),
  })
  const move = ({ id, toGroupId, toIndex }: ItemMove) => {
    const link = options.find((each) => toItemId(each) === id) ?? chosen.find((each) => toItemId(each) === id)
    if (!link) return
    if (toGroupId === 'available') onChosenChange(removeQuickLink(chosen, link.id))
    else onChosenChange(placeQuickLink(addQuickLinks(chosen, options, [link.id]), link.id, toIndex))
  }
  return (
    <div ref={root}>
      <ReorderList
        layout="columns"
        canMoveBetweenGroups
        isReadOnly={isSaving}
        groups={[
          {
            id: 'chosen',
            label: t('chosen'),
            items: chosen.map((link) => toItem(link, true)),
            emptyText: t('noneChosen'),
          },
          {
            id: 'available',
            label: t('available'),
            items: availableQuickLinks(options, chosen).map((link) => toItem(link, false)),
            canReorder: false,
            emptyText: t('noneAvailable'),
          },
        ]}
        onItemMove={move}
      />
    </div>
  )
}
