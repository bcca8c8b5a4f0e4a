import { demoPerson } from '@producer-portal/domain/mocks'
import { localDay } from '@producer-portal/domain/formatting'
import { demoClock } from '../../illustrations/illustration-work.ts'
import { findPolicy } from '../../store/illustrations/policies.ts'
import { insertRequest } from '../../store/illustrations/requests.ts'
import type { SubjectSeed } from '../seed.ts'

const hour = 3_600_000

/**
 * The requests of the demo, in hours from now. The clock of the demo has one of rivera's finished, which has been seen,
 * and another in preparation; those of okafor, for rivera's policies, wait for the home office.
 */
const requests = [
  { userId: 'rivera', policyNo: '7100100412', instructions: '', requested: -214, taken: -212, ready: -196 },
  {
    userId: 'rivera',
    policyNo: '7100100401',
    instructions: 'Reduced paid-up at age 67. Please show cash values at ages 70, 75 and 80.',
    requested: -27,
    taken: -22,
    ready: 26,
  },
  {
    userId: 'okafor',
    policyNo: '7100100403',
    instructions: 'Solve for the face amount that the current premium carries to age 100.',
    requested: -7,
    taken: null,
    ready: null,
  },
  { userId: 'okafor', policyNo: '7100100412', instructions: '', requested: -2, taken: null, ready: null },
] as const

/** Writes the illustration requests of the demo; the clock writes the PDF of the finished one at its first run. */
export const seed: SubjectSeed = async ({ db, now, masking }) => {
  const agent = demoPerson('rivera')
  if (agent.agentNo === null) return
  const agentNo = masking.agentNumber(agent.agentNo)
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  for (const { userId, policyNo: policyNumber, instructions, requested, taken, ready } of requests) {
    const { profile } = demoPerson(userId)
    const policyNo = masking.contractNumber(policyNumber)
    const policy = await findPolicy(db, { scope: 'everything', agentNo, policyNo })
    if (policy === undefined) throw new Error(`The demo has no policy ${policyNo}`)
    await insertRequest(db, {
      user_id: userId,
      request_key: null,
      agency_nos: policy.agency_nos,
      agent_nos: [agentNo],
      agent_name: agent.profile.fullName,
      co_code: policy.co_code,
      co_type: policy.co_type,
      contract_no: policy.contract_no,
      policy_no: policy.policy_no,
      client_name: policy.client_name,
      birth_date: policy.birth_date,
      product_type: policy.product_type,
      is_basic: instructions === '',
      instructions,
      request_date: localDay(at(requested)),
      recipient: userId,
      notified_name: profile.fullName ?? userId,
      notified_user_id: userId,
      notified_by: 'sms',
      notified_address: profile.mfa?.sms ?? null,
      requested_at: at(requested),
      preparing_at: taken === null ? null : at(taken),
      ready_at: ready === null ? null : at(ready),
      ...(taken !== null && { taken_by: demoClock.id, taken_at: at(taken) }),
      ...(ready !== null && ready < 0 && { seen_at: at(ready + 2) }),
    })
  }
}
