import type { IllustrationWork, SubmittedIllustration } from '../illustrations/index.ts'

const rivera = { agentNo: '100101', fullName: 'Elena Rivera' }
const brandt = { agentNo: '100102', fullName: 'Jonas Brandt' }
const requester = { fullName: 'Elena Rivera', isSelf: true }
const self = { fullName: 'Elena Rivera', isSelf: true, by: 'sms' } as const

/**
 * The requests of one person, newest first: received, in preparation, ready and new, declined, and ready and seen. Some
 * are basic, some have instructions, short and long ones.
 */
export function mockSubmittedIllustrations(now: Date): readonly SubmittedIllustration[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  return [
    {
      requestNo: 'IR-100047',
      state: 'received',
      scenario: 'basic',
      requestedAt: ago(0.1),
      expectedBy: ago(-23.9),
      readyAt: null,
      requestedBy: requester,
      agent: rivera,
      contract: { coCode: '01', coType: 'LIF', contractNo: '7100100403' },
      policyNumber: '7100100403',
      clientName: 'Kwame Osei',
      productType: 'Index UL',
      instructions: '',
      notified: self,
      file: null,
      taken: null,
      declined: null,
      isNew: false,
    },
    {
      requestNo: 'IR-100046',
      state: 'preparing',
      scenario: 'custom',
      requestedAt: ago(30),
      expectedBy: null,
      readyAt: null,
      requestedBy: requester,
      agent: rivera,
      contract: { coCode: '01', coType: 'LIF', contractNo: '7100100401' },
      policyNumber: '7100100401',
      clientName: 'Martha Ellison',
      productType: 'Keystone Whole Life',
      instructions:
        'Reduced paid-up at age 67 with dividends buying paid-up additions until then.\n\nPlease show the guaranteed and the current scale side by side, with cash values at ages 65, 70, 75 and 80, and the death benefit net of the policy loan of $12,400. The owner would like to stop paying premiums when her pension starts in October.',
      notified: self,
      file: null,
      taken: { by: 'Grace Hale', at: ago(26) },
      declined: null,
      isNew: false,
    },
    {
      requestNo: 'IR-100043',
      state: 'ready',
      scenario: 'basic',
      requestedAt: ago(52),
      expectedBy: ago(28),
      readyAt: ago(47),
      requestedBy: requester,
      agent: rivera,
      contract: { coCode: '01', coType: 'LIF', contractNo: '7100100412' },
      policyNumber: '7100100412',
      clientName: 'Martha Ellison',
      productType: 'Value Plus UL',
      instructions: '',
      notified: self,
      file: {
        fileId: '4c3f0a52-8a53-4a0e-9b5c-6a3a1c0d7e11',
        fileName: 'In-Force Illustration IR-100043.pdf',
        bytes: 48_213,
      },
      taken: { by: 'Grace Hale', at: ago(50) },
      declined: null,
      isNew: true,
    },
    {
      requestNo: 'IR-100038',
      state: 'declined',
      scenario: 'custom',
      requestedAt: ago(150),
      expectedBy: null,
      readyAt: null,
      requestedBy: requester,
      agent: rivera,
      contract: { coCode: '01', coType: 'LIF', contractNo: '7100100403' },
      policyNumber: '7100100403',
      clientName: 'Kwame Osei',
      productType: 'Index UL',
      instructions: 'Lower the face amount to $25,000.',
      notified: self,
      file: null,
      taken: { by: 'Grace Hale', at: ago(142) },
      declined: {
        reason: 'The lowest face amount of this policy is $50,000. Ask again with that amount or a higher one.',
        at: ago(141),
      },
      isNew: false,
    },
    {
      requestNo: 'IR-100031',
      state: 'ready',
      scenario: 'custom',
      requestedAt: ago(260),
      expectedBy: null,
      readyAt: ago(188),
      requestedBy: requester,
      agent: brandt,
      contract: { coCode: '01', coType: 'LIF', contractNo: '7100100407' },
      policyNumber: '7100100407',
      clientName: 'Lior Avrahami',
      productType: null,
      instructions: 'Solve for the face amount that the current premium carries to age 100.',
      notified: { fullName: 'Jonas Brandt', isSelf: false, by: 'email' },
      file: {
        fileId: 'b0a9b0c4-7c5e-4d59-8d68-1c2d3e4f5a6b',
        fileName: 'In-Force Illustration IR-100031.pdf',
        bytes: 51_877,
      },
      taken: { by: null, at: ago(200) },
      declined: null,
      isNew: false,
    },
  ]
}

/** The same requests as the home office sees them, and some of its other work, oldest first; `hale` has one of them. */
export function mockIllustrationWork(now: Date): readonly IllustrationWork[] {
  const ids = ['hale', ':system', ':clock'] as const
  return mockSubmittedIllustrations(now)
    .toReversed()
    .map((request, index) => ({
      requestNo: request.requestNo,
      state: ({ received: 'waiting', preparing: 'taken', ready: 'ready', declined: 'declined' } as const)[
        request.state
      ],
      scenario: request.scenario,
      requestedAt: request.requestedAt,
      expectedBy: request.expectedBy,
      requestedBy: { userId: 'rivera', fullName: request.requestedBy.fullName },
      agent: request.agent,
      contract: request.contract,
      policyNumber: request.policyNumber,
      clientName: request.clientName,
      productType: request.productType,
      instructions: request.instructions,
      notified: { fullName: request.notified.fullName },
      taken: request.taken && {
        ...request.taken,
        id: request.taken.by === null ? (ids[1 + (index % 2)] ?? '') : ids[0],
      },
      closedAt: request.readyAt ?? request.declined?.at ?? null,
      declineReason: request.declined?.reason ?? null,
      file: request.file && { fileName: request.file.fileName, bytes: request.file.bytes },
    }))
}
