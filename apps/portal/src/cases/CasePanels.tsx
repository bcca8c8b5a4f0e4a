import { caseAddress } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import type { Contract } from '@producer-portal/domain/contracts'
import { insuredNames } from '@producer-portal/domain/contracts'
import { getWorklist } from '@producer-portal/domain/dashboard'
import {
  distinguishRequirements,
  firstFilledBucket,
  offersComment,
  offersUpload,
} from '@producer-portal/domain/requirements'
import type { Requirement, RequirementBucket, SentContext, SentMarker } from '@producer-portal/domain/requirements'
import { CaseDetail, CaseMessage, CasePlaceNav, CaseSummaryBand } from '@producer-portal/features/cases'
import { useMessages, useTerms } from '@producer-portal/features/i18n'
import {
  CaseRequirements,
  RespondToRequirement,
  SendDocuments,
  StatusDetails,
  uploadMessages,
} from '@producer-portal/features/requirements'
import type { CaseRequirementsProps } from '@producer-portal/features/requirements'
import { LeaveModal } from '@producer-portal/features/shell'
import { useLocale } from '@producer-portal/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { askAgain } from '../api/cache.js'
import { useEnvironment } from '../config/queries.js'
import { useDraft } from '../drafts/drafts.js'
import type { CaseDialog } from '../lists/case-panel-query.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { useSubmissionToasts } from '../requirements/submission-toasts.js'
import { useComments } from '../requirements/useComments.js'
import type { Comments } from '../requirements/useComments.js'
import { useMayAnswer } from '../requirements/useMayAnswer.js'
import { useSentHistory } from '../requirements/useSentHistory.js'
import { useSentAnswers } from '../requirements/useSentAnswers.js'
import type { SentAnswers } from '../requirements/useSentAnswers.js'
import { useUploads } from '../requirements/useUploads.js'
import type { Uploads } from '../requirements/useUploads.js'
import type { CasePanelControl } from './useCasePanel.js'
import { useMissingNote, useOpenCase } from './useOpenCase.js'
import { usePolicyHref } from '../lists/usePolicyHref.js'

export interface CasePanelsProps {
  control: CasePanelControl
  /** The cases of the page; undefined until they have loaded. Keep the array between renders. */
  cases: readonly Case[] | undefined
  /** True if these are all cases of the page. Default: true. */
  isComplete?: boolean
  /** The cases as the list shows them, on all pages, which gives a case its place. Default: it isn't shown. */
  shown?: readonly Case[]
  /** The answers sent recently; the list of the page shows the same. */
  sentAnswers: SentAnswers
  /** Called when an answer was submitted, to reload the list. */
  onAnswered: () => void
}

/** The slide-outs and dialogs of every page with New Business cases, with the guard for unsent documents. */
export function CasePanels({ control, cases, isComplete, shown, sentAnswers, onAnswered }: CasePanelsProps) {
  const { open, openPanel, openDialog, selectTab, close } = control
  const t = useMessages(uploadMessages)
  const getPolicyHref = usePolicyHref()
  const facts = useOpenCase(open, cases, isComplete)
  const { row, detail, requirements, dialog, reload } = facts
  useMissingNote(facts, close)
  const [sent, addMarker] = sentAnswers
  const onSent = (marker: SentMarker) => {
    addMarker(marker)
    reload()
    onAnswered()
    askAgain(getWorklist)
  }
  const openIn = (kind: 'upload' | 'comment') => (dialog?.kind === kind ? dialog.requirement.id : null)
  const uploads = useUploads(openIn('upload'), useSubmissionToasts('upload', dialog, onSent))
  const comments = useComments(openIn('comment'), useSubmissionToasts('comment', dialog, onSent))
  const mayAnswer = useMayAnswer()
  const openAbout = (kind: 'upload' | 'comment' | 'status') => (requirement: Requirement) =>
    row && openDialog({ kind, row, requirement })

  const panel = row && open?.panel
  const index = row && shown ? shown.findIndex((each) => caseAddress(each) === caseAddress(row)) : -1
  const place =
    shown && panel && index >= 0
      ? { rows: shown, index, onCaseOpen: (next: Case) => openPanel(next, panel, 'update') }
      : undefined
  const dialogs = (
    <CaseDialogs
      dialog={dialog}
      sent={sent}
      mayAnswer={mayAnswer}
      onClose={close}
      uploads={uploads}
      comments={comments}
    />
  )
  return (
    <>
      {row && panel === 'detail' && (
        <CaseDetail
          isOpen
          onClose={close}
          contract={row.contract}
          insured={insuredNames(row)}
          policyHref={getPolicyHref(row.contract)}
          summary={row}
          place={place}
          detail={detail}
          sent={sent}
          onRetry={reload}
          onUploadOpen={mayAnswer ? openAbout('upload') : undefined}
          onRequirementsOpen={() => openPanel(row, 'requirements')}
          onMessageOpen={() => openDialog({ kind: 'message', row })}
        >
          {dialogs}
        </CaseDetail>
      )}
      {row && panel === 'requirements' && (
        <RequirementsPanel
          key={caseAddress(row)}
          isOpen
          onClose={close}
          caseName={getCaseName(row)}
          onOverviewOpen={() => openPanel(row, 'detail', 'update')}
          headerEnd={place && <CasePlaceNav {...place} />}
          head={<CaseSummaryBand summary={row} requirements={requirements} sent={sent} />}
          state={typeof detail === 'string' ? detail : 'ready'}
          requirements={requirements}
          sent={sent}
          tab={open?.tab ?? null}
          onTabChange={selectTab}
          onRetry={reload}
          onUploadOpen={mayAnswer ? openAbout('upload') : undefined}
          onCommentOpen={mayAnswer ? openAbout('comment') : undefined}
          note={mayAnswer ? undefined : t('answersNotShared')}
          onStatusOpen={openAbout('status')}
        >
          {dialogs}
        </RequirementsPanel>
      )}
      {!panel && dialogs}
      <UnsavedGuard isUnsaved={uploads.isUnsent}>
        {(question) => (
          <LeaveModal
            {...question}
            title={t('leaveTitle')}
            text={t(uploads.isUploading ? 'leaveUploadText' : 'leaveText')}
          />
        )}
      </UnsavedGuard>
    </>
  )
}

type RequirementsPanelProps = Omit<CaseRequirementsProps, 'tab'> & {
  /** The tab in the URL; null opens the first tab that has a requirement. */
  tab: RequirementBucket | null
}

/** The requirements of a case. The first tab is chosen once, so that it stays when its last requirement is answered. */
function RequirementsPanel({ tab, ...rest }: RequirementsPanelProps) {
  const { state, requirements, sent } = rest
  const [first, setFirst] = useState<RequirementBucket | null>(null)
  if (first === null && state === 'ready') setFirst(firstFilledBucket(requirements, sent))
  return <CaseRequirements {...rest} tab={tab ?? first ?? 'agent-tasks'} />
}

export interface CasePanelsWithSentAnswersProps extends Omit<CasePanelsProps, 'sentAnswers'> {
  /** Loads the panels before one is opened. */
  isWanted?: boolean
  /** Called with what was sent recently, at first and whenever that changes. Keep the function between renders. */
  onSentChange: (sent: SentContext) => void
}

/** The same for a page that is to be small at first, and learns what was sent from the panels. */
export function CasePanelsWithSentAnswers({ onSentChange, ...rest }: CasePanelsWithSentAnswersProps) {
  const sentAnswers = useSentAnswers()
  const [sent] = sentAnswers
  useEffect(() => onSentChange(sent), [sent, onSentChange])
  return <CasePanels {...rest} sentAnswers={sentAnswers} />
}

interface CaseDialogsProps {
  /** The dialog that is open. */
  dialog: CaseDialog | null
  /** The answers sent recently, and isn't sent again. */
  sent: SentContext
  mayAnswer: boolean
  onClose: () => void
  uploads: Uploads
  comments: Comments
}

/**
 * The dialogs about a case and its requirements, one at a time. A dialog for an answer that is no longer wanted, as after
 * a reload, shows what was sent instead.
 */
function CaseDialogs({ dialog, sent, mayAnswer, onClose, uploads, comments }: CaseDialogsProps) {
  const { data: environment } = useEnvironment()
  const locale = useLocale()
  const { toTerm } = useTerms()
  if (!dialog) return null
  const { row } = dialog
  const about = { isOpen: true, onClose, caseName: getCaseName(row) }
  if (dialog.kind === 'message') {
    return environment ? <CaseMessage {...about} row={row} action={`${environment.serviceUrl}/sms`} /> : null
  }
  const { requirement } = dialog
  const { id } = requirement
  const asked = { requirement, distinction: distinguishRequirements(row.requirements, locale, toTerm).get(id) }
  const status = <StatusDialog isOpen onClose={onClose} contract={row.contract} {...asked} />
  if (dialog.kind === 'status') return status
  if (dialog.kind === 'comment') {
    const offersToComment = mayAnswer && offersComment(requirement, sent)
    return (
      <CommentDialog key={id} {...about} {...asked} row={row} comments={comments}>
        {offersToComment ? null : status}
      </CommentDialog>
    )
  }
  const upload = uploads.getUpload(id)
  const isBlank = upload.state.kind === 'choosing' && upload.files.length === 0
  if (isBlank && !(mayAnswer && offersUpload(requirement, sent))) return status
  return (
    <SendDocuments
      {...about}
      {...asked}
      {...upload}
      lostFiles={uploads.getLost(id)}
      onLostFilesDismiss={() => uploads.forgetLost(id)}
      onFilesChange={(edit) => uploads.changeFiles(id, edit)}
      onUpload={(chosen) => void uploads.send(row.contract, requirement, chosen)}
      onUploadCancel={() => uploads.cancel(id)}
    />
  )
}

interface StatusDialogProps {
  isOpen: boolean
  onClose: () => void
  contract: Contract
  requirement: Requirement
  distinction: string | undefined
}

/** The status of a requirement, and what was sent for it. */
function StatusDialog({ contract, ...rest }: StatusDialogProps) {
  return <StatusDetails {...rest} {...useSentHistory(contract, rest.requirement)} />
}

interface CommentDialogProps {
  isOpen: boolean
  onClose: () => void
  caseName: string
  row: Case
  requirement: Requirement
  distinction: string | undefined
  comments: Comments
  /** Shown in place of an empty form; null offers the form. */
  children: ReactNode
}

const draftSchema = v.string()

/** The dialog that answers a requirement with a comment; the text is kept until it was sent. */
function CommentDialog({ row, requirement, comments, children, ...rest }: CommentDialogProps) {
  const { draft = '', setDraft, discardDraft } = useDraft(`requirement-comment/${requirement.id}`, draftSchema)
  const state = comments.getProgress(requirement.id)
  if (children !== null && state.kind === 'typing' && draft === '') return children
  return (
    <RespondToRequirement
      {...rest}
      requirement={requirement}
      comment={draft}
      onCommentChange={setDraft}
      state={state}
      onRespond={(text) => void comments.send({ contract: row.contract, requirement, text, discardDraft })}
    />
  )
}

/** The insured and the contract number, as the dialogs of a case show them. */
function getCaseName(row: Pick<Case, 'clients' | 'contract'>): string {
  return [insuredNames(row), row.contract.contractNo].filter(Boolean).join(' · ')
}
