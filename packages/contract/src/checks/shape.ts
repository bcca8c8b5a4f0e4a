import { getMessageCount, getProfile } from '@producer-portal/domain/account'
import { getContractDetail, getContracts, getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getColumnSettings } from '@producer-portal/domain/column-settings'
import { getEnvironmentMode, getFeatureFlags, getHealth } from '@producer-portal/domain/config'
import { getWorklist } from '@producer-portal/domain/dashboard'
import type { Endpoint } from '@producer-portal/domain/endpoint'
import { getIllustrationAgents, getIllustrationRequests } from '@producer-portal/domain/illustrations'
import { getInforceContractDetail, getInforceContracts } from '@producer-portal/domain/inforce'
import { getQuickLinks, getQuickLinkSelections } from '@producer-portal/domain/quick-links'
import { getSentAnswers } from '@producer-portal/domain/requirements'
import { getCurrentNotification, getNavigationTree } from '@producer-portal/domain/shell'
import * as v from 'valibot'
import type { Check } from '../rule.ts'
import type { Problem, Server } from '../server.ts'
import { judgeAnswer } from '../server.ts'

const answers = (endpoint: Endpoint, query: Readonly<Record<string, string>> = {}): Check => {
  const values = Object.values(query).join(', ')
  return {
    rule: `${endpoint.name}${values && ` (${values})`} answers as its schema says`,
    run: async (server) => judgeAnswer(endpoint, await server.call(endpoint, { query })),
  }
}

/** The first case that has what a call needs, as the list answers it; null for a list without one. */
async function findCase(server: Server, has: (row: Row) => boolean): Promise<Row | null> {
  const { json } = await server.call(getContractsAndRequirements, { query: { type: 'pending' } })
  const rows = v.safeParse(getContractsAndRequirements.answer, json)
  return rows.success ? (rows.output.find(has) ?? null) : null
}
type Row = v.InferOutput<typeof getContractsAndRequirements.answer>[number]

const noCase = 'the user has no pending case with a client and a requirement: choose another one'

async function judgeDetail(server: Server): Promise<Problem> {
  const row = await findCase(server, ({ clients }) => Boolean(clients[0]?.ipn))
  if (row === null) return noCase
  const { coCode, coType, contractNo } = row.contract
  const params = { coCode, coType, contractNo, ipn: row.clients[0]?.ipn ?? '' }
  return judgeAnswer(getContractDetail, await server.call(getContractDetail, { params }))
}

async function judgeSentAnswers(server: Server): Promise<Problem> {
  const row = await findCase(server, ({ requirements }) => requirements.length > 0)
  if (row === null) return noCase
  const { coCode, coType, contractNo } = row.contract
  const params = { coCode, coType, contractNo, requirementId: row.requirements[0]?.id ?? '' }
  return judgeAnswer(getSentAnswers, await server.call(getSentAnswers, { params }))
}

async function judgeInforceDetail(server: Server): Promise<Problem> {
  const { json } = await server.call(getInforceContracts, { query: { type: 'all' } })
  const alerts = v.safeParse(getInforceContracts.answer, json)
  const contract = alerts.success ? alerts.output[0]?.contract : undefined
  if (contract === undefined) return 'the user has no in-force alert: choose another one'
  const { coCode, coType, contractNo } = contract
  const reply = await server.call(getInforceContractDetail, { params: { coCode, coType, contractNo } })
  return judgeAnswer(getInforceContractDetail, reply)
}

/** The answers that the portal reads, against its schemas; the keys of a detail come from the lists of the user. */
export const shapeChecks: readonly Check[] = [
  answers(getFeatureFlags),
  answers(getEnvironmentMode),
  answers(getHealth),
  answers(getProfile),
  answers(getMessageCount),
  answers(getNavigationTree),
  answers(getCurrentNotification),
  answers(getWorklist),
  answers(getQuickLinks),
  answers(getQuickLinkSelections),
  ...(['pending', 'issued', 'not_placed', 'not placed'] as const).flatMap((type) => [
    answers(getContracts, { type }),
    answers(getContractsAndRequirements, { type }),
  ]),
  answers(getInforceContracts, { type: 'all' }),
  answers(getColumnSettings, { alertTypeString: 'pending' }),
  answers(getIllustrationAgents),
  answers(getIllustrationRequests),
  { rule: 'getContractDetail answers as its schema says', run: judgeDetail },
  { rule: 'getSentAnswers answers as its schema says', run: judgeSentAnswers },
  { rule: 'getInforceContractDetail answers as its schema says', run: judgeInforceDetail },
]
