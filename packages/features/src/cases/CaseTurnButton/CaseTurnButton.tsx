'use client'

import { type Case, type ContractType, getCaseTurn } from '@producer-portal/domain/cases'
import { insuredNames } from '@producer-portal/domain/contracts'
import type { Requirement, SentContext } from '@producer-portal/domain/requirements'
import { VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseMessages } from '../case-screen-messages.js'
import * as S from './CaseTurnButton.styles.js'

/** Opens the next step of a case. Keep the functions between renders. */
export interface CaseTurnActions {
  /** Called with the requirement to send documents for. Default: none are taken. */
  readonly onUploadOpen?: (row: Case, requirement: Requirement) => void
  /** Called with the requirement to comment on. Default: none are taken. */
  readonly onCommentOpen?: (row: Case, requirement: Requirement) => void
  /** Called when a requirement can only be looked at. */
  readonly onRequirementsOpen: (row: Case) => void
  /** Called with the requirement whose history to show. Default: it isn't offered. */
  readonly onStatusOpen?: (row: Case, requirement: Requirement) => void
  /** Called for an offer or a payment. */
  readonly onDetailOpen: (row: Case) => void
}

export interface CaseTurnButtonProps {
  /** The case. */
  row: Case
  /** The list that it is in. */
  type: ContractType
  /** The answers sent recently, which wait for nobody. Default: only what the service knows. */
  sent?: SentContext
  /** Opens the next step. Default: it's a text. */
  actions?: CaseTurnActions
}

/** Use it in a row of a case list: says whose turn it is, and is the producer's next step as a button. */
export function CaseTurnButton({ row, type, sent, actions }: CaseTurnButtonProps) {
  const t = useMessages(caseMessages)
  const mayAnswer = actions?.onUploadOpen !== undefined && actions.onCommentOpen !== undefined
  const turn = getCaseTurn(row, { type, mayAnswer, sent })
  if (turn.whose === 'nobody') return <S.Text>{t('turnNobody')}</S.Text>
  if (turn.whose === 'home-office') {
    const { count } = turn
    return <S.Text>{count > 0 ? t('turnHomeOfficeCount', { count }) : t('turnHomeOffice')}</S.Text>
  }
  const isOfRequirement = turn.reason === 'requirements'
  const whose = t('turnYours', { count: isOfRequirement ? turn.count : 1 })
  const requirement = isOfRequirement ? turn.requirement.pendingReqType?.trim() || t('unnamedRequirement') : ''
  const step = isOfRequirement
    ? t(({ upload: 'turnUpload', comment: 'turnComment', view: 'turnView' } as const)[turn.next], {
        requirement,
      })
    : t(`turn${turn.reason === 'offers' ? 'Offers' : 'Not-paid'}`)
  const text = (
    <>
      <span data-whose>{whose}</span>{' '}
      {requirement ? (
        <span data-step>
          <span data-whole>{step}</span>
          <span data-short aria-hidden>
            {requirement}
          </span>
        </span>
      ) : (
        <span data-step>{step}</span>
      )}
    </>
  )
  if (!actions) return <S.Text>{text}</S.Text>
  const open = () => {
    if (!isOfRequirement) actions.onDetailOpen(row)
    else if (turn.next === 'upload') actions.onUploadOpen?.(row, turn.requirement)
    else if (turn.next === 'comment') actions.onCommentOpen?.(row, turn.requirement)
    else actions.onRequirementsOpen(row)
  }
  return (
    <S.Button type="button" title={`${whose} ${step}`} onClick={open}>
      {text} <VisuallyHidden>{t('turnOf', { name: insuredNames(row) || row.contract.contractNo })}</VisuallyHidden>
    </S.Button>
  )
}
