import { importSchemas } from '../import/entities.ts'
import { toJsonSchemaDocument } from '../openapi/json-schema.ts'
import type { CallExamples } from '../openapi/types.ts'
import { mockIllustrationWork } from '../mocks/illustrations.ts'
import { exampleNow, hoursAgo } from './moment.ts'

const work = mockIllustrationWork(exampleNow)
const open = work.filter(({ state }) => state === 'waiting' || state === 'taken')
const [ready = null] = work.filter(({ state }) => state === 'ready')
const [taken = null] = work.filter(({ state }) => state === 'taken')
const [declined = null] = work.filter(({ state }) => state === 'declined')
const [waiting = null] = work.filter(({ state }) => state === 'waiting')
const params = { requestNo: 'IR-100046' }
const workList = { requests: work.slice(0, 2), open: open.length }
const id = '0b9c8d53-4d0e-4b53-9b56-2f4d0f5c6a11'

export const operationsExamples: CallExamples = {
  getFeatureFlags: { answer: { leaderboard: true, oktaLogin: false, appian: true } },
  getEnvironmentMode: { answer: 'prod' },
  getHealth: { answer: { status: 'ok', version: '0.1.0' } },
  getOutbox: {
    query: { to: 'mfa-both' },
    answer: [
      { kind: 'sms', to: 'mfa-both', body: 'Your code is 482913.', code: '482913', link: null, sentAt: hoursAgo(0.02) },
    ],
  },
  getUndelivered: {
    answer: {
      total: 1,
      messages: [
        {
          id: 81,
          kind: 'email',
          userId: 'rivera',
          sentTo: 'rivera@example.com',
          subject: 'Your link',
          state: 'waiting',
          reason: '451 try again later',
          tries: 2,
          since: hoursAgo(1),
          isExpired: false,
        },
      ],
    },
  },
  retryMessages: { body: { ids: [81] }, answer: { sent: 1, waiting: 0 } },
  getIllustrationWork: { answer: workList },
  takeIllustration: { params, body: {}, answer: taken },
  releaseIllustration: { params, answer: waiting },
  declineIllustration: { params, body: { reason: 'The policy has ended.' }, answer: declined },
  finishIllustration: { params, answer: ready },
  replaceIllustration: { params, answer: ready },
  getIllustrationWorkFile: { params },
  getRequestedIllustrations: { answer: workList },
  takeRequestedIllustration: { params, body: { by: 'Grace Hale' }, answer: taken },
  releaseRequestedIllustration: { params, answer: waiting },
  declineRequestedIllustration: { params, body: { reason: 'The policy has ended.' }, answer: declined },
  finishRequestedIllustration: { params, answer: ready },
  importRows: {
    params: { entity: 'agencies' },
    query: { dryRun: 'true' },
    body: { agencyNo: 'AG1001', agencyName: 'Lakeshore Financial Group' },
    answer: {
      entity: 'agencies',
      file: 'agencies',
      isTakenOver: false,
      problem: null,
      rows: 1,
      written: 1,
      deleted: 0,
      rejected: 0,
      rejections: [],
      unknownWords: [],
    },
  },
  getImportSchema: {
    params: { entity: 'agencies' },
    answer: toJsonSchemaDocument(importSchemas.agencies, 'agencies'),
  },
  getSubmissions: {
    query: { since: '2026-03-16T00:00:00Z' },
    answer: [
      {
        id,
        sentAt: hoursAgo(3),
        userId: 'rivera',
        contract: { coCode: '01', coType: 'LIF', contractNo: '0001900105' },
        requirementId: 'R-2',
        caseId: null,
        comment: null,
        document: {
          fileNames: ['statement.pdf'],
          pages: 2,
          bytes: 48_213,
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
        receivedAt: null,
      },
    ],
  },
  getSubmissionDocument: { params: { id } },
  acknowledgeSubmissions: { body: { ids: [id] }, answer: { unknown: [] } },
}
