import { leaderboardTypes } from '../catalog/index.ts'
import { toContractDetail } from '../cases/contract-detail.ts'
import { defaultColumnSettings, toColumnPreferences } from '../column-settings/column-setting.ts'
import type { CallExamples } from '../openapi/types.ts'
import { mockCases } from '../mocks/cases.ts'
import {
  mockAgentSearch,
  mockClient,
  mockClientContracts,
  mockClientSearch,
  mockIllustrationAgents,
  mockIllustrationPolicies,
} from '../mocks/client-lookup.ts'
import { mockLeaderboardRanking, mockStatementYears, mockWorklist } from '../mocks/dashboard.ts'
import { mockSubmittedIllustrations } from '../mocks/illustrations.ts'
import { mockInforceAlerts } from '../mocks/inforce-cast.ts'
import { inforceDetailFrom } from '../mocks/inforce-detail.ts'
import { exampleNow, hoursAgo } from './moment.ts'

/** The first of a list. */
const few = <T>(list: readonly T[], count = 2) => list.slice(0, count)

const pending = mockCases(exampleNow, 'pending')
const withRequirements = pending.filter(({ requirements }) => requirements.length > 1)
const [example] = withRequirements
const requirement = example?.requirements[0]
const contractPlace = {
  coCode: example?.contract.coCode ?? '',
  coType: example?.contract.coType ?? '',
  contractNo: example?.contract.contractNo ?? '',
}
const requirementPlace = { ...contractPlace, requirementId: requirement?.id ?? '' }
const alerts = mockInforceAlerts(exampleNow)
const inforceNo = alerts[0]?.contract.contractNo ?? ''
const requests = mockSubmittedIllustrations(exampleNow)
const years = mockStatementYears(exampleNow)
const clientId = '7000101'
const worklist = mockWorklist(exampleNow)
const columns = toColumnPreferences(defaultColumnSettings('pending'))

export const businessExamples: CallExamples = {
  getContracts: { query: { type: 'pending' }, answer: few(pending) },
  getContractsAndRequirements: { query: { type: 'pending' }, answer: few(withRequirements) },
  getContractDetail: {
    params: { ...contractPlace, ipn: example?.clients[0]?.ipn ?? '' },
    ...(example && { answer: toContractDetail(example) }),
  },
  uploadRequirement: {
    params: { ...requirementPlace, caseId: requirement?.caseId ?? '1' },
    answer: {
      success: true,
      message: null,
      fileMessages: [{ fileName: 'statement.pdf', message: 'Received.' }],
      errors: [],
    },
  },
  uploadComment: {
    params: requirementPlace,
    body: { comment: 'The physician sends it on Friday.', requestKey: '5f0c1c1e-0d7c-4f0b' },
    answer: { success: true, message: 'Received.', fileMessages: [] },
  },
  getSentAnswers: {
    params: requirementPlace,
    answer: [
      {
        id: 'c-41',
        sentAt: hoursAgo(3),
        sentBy: 'Elena Rivera',
        comment: 'The physician sends it on Friday.',
        receivedAt: null,
        files: [],
      },
      {
        id: 'd-17',
        sentAt: hoursAgo(30),
        sentBy: 'Elena Rivera',
        comment: null,
        receivedAt: hoursAgo(26),
        files: [{ name: 'statement.pdf', size: 48_213 }],
      },
    ],
  },
  getColumnSettings: { query: { alertTypeString: 'pending' }, answer: few(columns) },
  saveColumnSettings: { body: { alertType: 'pending', columns: few(columns) }, answer: {} },
  clearColumnSettings: { query: { alertType: 'pending' }, answer: {} },
  getInforceContracts: { query: { type: 'pending-lapse' }, answer: few(alerts) },
  getInforceContractDetail: {
    params: { coCode: '01', coType: 'LIF', contractNo: inforceNo },
    answer: inforceDetailFrom(alerts, inforceNo),
  },
  getWorklist: { answer: { ...worklist, items: few(worklist.items, 3) } },
  searchClients: { params: { searchText: 'parkinson' }, answer: few(mockClientSearch('parkinson')) },
  getClient: { params: { clientId }, answer: mockClient(clientId, exampleNow) },
  getClientContracts: { params: { clientId }, answer: few(mockClientContracts(clientId), 3) },
  searchAgents: {
    params: { term: 'lake' },
    answer: { agents: few(mockAgentSearch('rivera').agents), agencies: few(mockAgentSearch('lake').agencies) },
  },
  getIllustrationAgents: { answer: few(mockIllustrationAgents('AG1001')) },
  searchIllustrationPolicies: {
    params: { agentNo: '100101', searchText: 'parkinson' },
    answer: few(mockIllustrationPolicies('parkinson')),
  },
  triggerIllustration: {
    body: {
      agent: '100101',
      policy: '0001200101',
      instructions: '',
      requestDate: '2026-03-16',
      recipient: 'rivera',
      requestKey: '0f6c2a0e-2b1f-4b7e',
    },
    answer: { msgType: 'SUCCESS', message: 'Your request was sent.', requestNo: 'IR-100048' },
  },
  getIllustrationRequests: { answer: few(requests) },
  markIllustrationsSeen: { body: { requestNos: ['IR-100043'] }, answer: {} },
  getIllustrationFile: { query: { fileId: '4c3f0a52-8a53-4a0e-9b5c-6a3a1c0d7e11' } },
  getAvailableStatements: { answer: few(years) },
  getStatementFile: { query: { objectId: years[0]?.benefactId ?? '' } },
  getLeaderboardTypes: { query: { selector: 'agent' }, answer: leaderboardTypes },
  getLeaderboardRanking: {
    query: { selector: 'agent', type: 'issued-cases' },
    answer: few(mockLeaderboardRanking('agent', 'issued-cases'), 3),
  },
}
