import { caseListHrefs, getAttentionType } from '@producer-portal/domain/cases'
import type { WorklistItem, WorklistReason } from '@producer-portal/domain/dashboard'
import { getInforceAttentionList, inforceTypes, isInforceAttention } from '@producer-portal/domain/inforce'
import { pathViewing } from '../home-office/viewed-number.js'
import { writeCasePanel } from '../lists/case-panel-query.js'
import { contractDetailHref } from '../lists/contract-panel-query.js'

/**
 * The list with all of a reason, and nothing else.
 * @param number the agent or agency whose lists home office views
 */
export function worklistHref(reason: WorklistReason, number: string | null): string {
  if (!isInforceAttention(reason)) {
    return pathViewing(caseListHrefs[getAttentionType(reason)], number, { attention: reason })
  }
  const { type, lapse } = getInforceAttentionList(reason)
  // The lists open with the past week
  return pathViewing(`/inforce-business/${inforceTypes[type].segment}`, number, { time: 'all', lapse })
}

/** The same list, with the item open in it. */
export function worklistItemHref(item: WorklistItem, number: string | null): string {
  const { reason, contract, caseKey, requirementId, action } = item
  const page = worklistHref(reason, number)
  if (isInforceAttention(reason)) {
    return contractDetailHref(page, { ...contract, alertList: getInforceAttentionList(reason).type })
  }
  const [path, query] = page.split('?')
  const open = {
    caseKey: caseKey ?? '',
    panel: requirementId === null ? ('detail' as const) : ('requirements' as const),
    tab: null,
    dialog: action === 'view' ? null : { kind: action, requirementId },
  }
  return `${path}?${writeCasePanel(open, new URLSearchParams(query))}`
}
