import { demoPerson } from '@producer-portal/domain/mocks'
import { localDay } from '@producer-portal/domain/formatting'
import { findPolicy } from '../../store/illustrations/policies.ts'
import { insertRequest } from '../../store/illustrations/requests.ts'
import type { SubjectSeed } from '../seed.ts'

const hour = 3_600_000

/** The requests the producer of the demo has made before, in hours from now. The finished one has been seen. */
const requests = [
  { policyNo: '7100100412', instructions: '', requested: -214, preparing: -212, ready: -196, isSeen: true },
  {
    policyNo: '7100100401',
    instructions: 'Reduced paid-up at age 67. Please show cash values at ages 70, 75 and 80.',
    requested: -27,
    preparing: -22,
    ready: 26,
    isSeen: false,
  },
] as const

/** Writes the earlier illustration requests of the demo; their PDFs are made when they're first asked for. */
export const seed: SubjectSeed = async ({ db, now, masking }) => {
  const { userId, agentNo: number, profile } = demoPerson('rivera')
  if (number === null) return
  const agentNo = masking.agentNumber(number)
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  for (const { policyNo: policyNumber, instructions, requested, preparing, ready, isSeen } of requests) {
    const policyNo = masking.contractNumber(policyNumber)
    const policy = await findPolicy(db, { scope: 'everything', agentNo, policyNo })
    if (policy === undefined) throw new Error(`The demo has no policy ${policyNo}`)
    await insertRequest(db, {
      user_id: userId,
      request_key: null,
      agency_nos: policy.agency_nos,
      agent_nos: [agentNo],
      agent_name: profile.fullName,
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
      preparing_at: at(preparing),
      ready_at: at(ready),
      ...(isSeen && { seen_at: at(ready + 2) }),
    })
  }
}
