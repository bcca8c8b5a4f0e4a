import type { OutboxEntry } from '@producer-portal/domain/config'
import type { IllustrationPayload, SubmittedIllustration } from '@producer-portal/domain/illustrations'
import { getIllustrationRequests, illustrationOutcomeSchema } from '@producer-portal/domain/illustrations'
import * as v from 'valibot'
import type { Received, TestService } from './test-service.ts'

/** The fields a request may hold; tests also send what doesn't fit. */
export type Sent = Partial<Record<keyof IllustrationPayload, unknown>>

/** The calls of illustration requests, made by demo accounts. */
export interface IllustrationCalls {
  /** A request of rivera for a basic illustration, with changes. */
  readonly send: (userId: string, change?: Sent) => Promise<Received>
  /** Sends a request that is accepted; its number. */
  readonly sendOne: (userId: string, change?: Sent) => Promise<string>
  readonly list: (userId: string) => Promise<readonly SubmittedIllustration[]>
  readonly findSent: (userId: string, requestNo: string) => Promise<SubmittedIllustration | undefined>
  readonly outbox: (userId: string) => Promise<readonly OutboxEntry[]>
  readonly openFile: (userId: string, fileId: string) => Promise<Response>
}

export function createIllustrationCalls(service: TestService): IllustrationCalls {
  const list = async (userId: string) => {
    await service.runJob('illustrations')
    const { body } = await service.call('/api/illustration/requests', { as: userId })
    return v.parse(getIllustrationRequests.answer, body)
  }
  const send = async (userId: string, change: Sent = {}) =>
    service.call('/api/illustration/trigger', {
      as: userId,
      json: { ...getBasicRequest(service), ...change },
    })
  return {
    send,
    sendOne: async (userId, change) => {
      const { status, text, body } = await send(userId, change)
      if (status !== 200) throw new Error(`The request was refused: ${text}`)
      return v.parse(illustrationOutcomeSchema, body).requestNo ?? ''
    },
    list,
    findSent: async (userId, requestNo) => (await list(userId)).find((each) => each.requestNo === requestNo),
    outbox: async (userId) => {
      await service.runJob('illustrations')
      return (await service.call(`/api/dev/outbox?to=${userId}`)).body as readonly OutboxEntry[]
    },
    openFile: async (userId, fileId) =>
      service.request(`/api/illustration/file?fileId=${encodeURIComponent(fileId)}`, {
        headers: { authorization: `Bearer ${await service.tokenOf(userId)}` },
      }),
  }
}

/** A basic request of rivera, for a policy that can be run automatically. */
export function getBasicRequest({ services }: TestService): IllustrationPayload {
  const requestDate = services.now().toISOString().slice(0, 10)
  return { agent: '100101', policy: '7100100403', instructions: '', requestDate, recipient: 'rivera' }
}
