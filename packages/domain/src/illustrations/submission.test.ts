import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { illustrationBanner } from './hub.ts'
import { illustrationPayloadSchema, illustrationStates, isIllustrationOpen } from './entities.ts'
import type { IllustrationRequest, IllustrationSubmitBlock } from './request.ts'
import { illustrationPayload, illustrationSubmitBlock, visibleSections } from './request.ts'

const basic: IllustrationRequest = {
  agent: { agentNo: '100101', fullName: 'Elena Rivera' },
  policy: { name: 'Ada Park', policy: '0001234567', product: 'Index UL', automated: true },
  recipient: { value: 'rivera', label: 'Elena Rivera' },
  instructions: '',
  isCustom: false,
  isSubmitted: false,
  banner: null,
}
const byHand = { name: 'Ada Park', policy: '0001234567', product: 'Whole Life', automated: false }
const now = new Date(2026, 0, 5, 23, 59)

describe('submitting an illustration request', () => {
  test.each<[string, IllustrationSubmitBlock | null, Partial<IllustrationRequest>]>([
    ['a basic scenario', null, {}],
    ['a request just submitted', 'submitted', { isSubmitted: true }],
    [
      'a cleared form after a submission',
      'submitted',
      { isSubmitted: true, agent: null, policy: null, recipient: null },
    ],
    ['no recipient', 'no-recipient', { recipient: null }],
    ['no policy', 'no-policy', { policy: null, recipient: null }],
    ['no agent', 'no-agent', { agent: null, policy: null, recipient: null }],
    ['a policy handled by hand without instructions', 'no-scenarios', { policy: byHand }],
    ['a policy handled by hand with blank instructions', 'no-scenarios', { policy: byHand, instructions: ' \n' }],
    ['a policy handled by hand with instructions', null, { policy: byHand, instructions: 'Zero premium' }],
    ['a custom scenario without instructions', 'no-custom-scenario', { isCustom: true }],
    ['a custom scenario with instructions', null, { isCustom: true, instructions: 'Zero premium' }],
    ['instructions that are not asked for', null, { instructions: 'x'.repeat(3000) }],
    ['a blank of a usual scenario', 'blanks', { isCustom: true, instructions: 'To age [age], as of 2030' }],
    ['brackets of the user', null, { isCustom: true, instructions: 'As agreed [see my message]' }],
    ['blanks that are not asked for', null, { instructions: 'To age [age]' }],
    ['2,000 characters', null, { isCustom: true, instructions: 'x'.repeat(2000) }],
    ['2,001 characters', 'too-long', { isCustom: true, instructions: 'x'.repeat(2001) }],
    ['2,000 characters and a blank', 'too-long', { isCustom: true, instructions: `${'x'.repeat(2000)} ` }],
  ])('with %s what keeps Submit off is %s', (_, block, change) => {
    const request = { ...basic, ...change }
    expect(illustrationSubmitBlock(request)).toBe(block)
    expect(illustrationPayload(request, { userId: 'rivera' }, now) === null).toBe(block !== null)
  })

  test.each<[string, Partial<IllustrationRequest>, object]>([
    ['to the user, on the local day', {}, { instructions: '', recipient: 'rivera' }],
    ['with an empty recipient for anybody else', { recipient: { value: '100101', label: 'X' } }, { recipient: '' }],
    ['with trimmed instructions', { isCustom: true, instructions: ' Zero ' }, { instructions: 'Zero' }],
    ['without instructions for a basic scenario', { instructions: 'left over' }, { instructions: '' }],
  ])('sends agent, policy and date %s', (_, change, expected) => {
    const payload = illustrationPayload({ ...basic, ...change }, { userId: 'rivera' }, now)
    expect(payload).toMatchObject({ agent: '100101', policy: '0001234567', requestDate: '2026-01-05', ...expected })
    expect(v.is(illustrationPayloadSchema, payload)).toBe(true)
  })

  test.each<[string, Partial<IllustrationRequest>, string]>([
    ['nothing chosen', { agent: null, policy: null, recipient: null }, 'agent submit'],
    ['an agent', { policy: null, recipient: null }, 'agent policy submit'],
    ['a policy', { recipient: null }, 'agent policy summary recipient submit'],
    ['a recipient', {}, 'agent policy summary recipient scenarios submit'],
  ])('with %s the page shows its parts in order', (_, change, sections) => {
    expect(visibleSections({ ...basic, ...change }).join(' ')).toBe(sections)
  })
})

test('a request is open until it is ready or declined', () => {
  expect(illustrationStates.filter(isIllustrationOpen)).toEqual(['received', 'preparing'])
})

describe('the banner after a submission', () => {
  test.each([
    ['success', 'info'],
    ['SUCCESS_MESSAGE', 'info'],
    ['Error', 'error'],
    ['someErrorHappened', 'error'],
    ['info', 'neutral'],
    ['', 'neutral'],
    [null, 'neutral'],
  ] as const)('message type %s is %s', (msgType, kind) => {
    expect(illustrationBanner({ msgType, message: 'Saved.' }, basic)).toMatchObject({ kind, message: 'Saved.' })
  })

  test('a blank message is none', () => {
    expect(illustrationBanner({ msgType: null, message: ' ' }, basic).message).toBeNull()
  })

  test.each([
    ['a basic scenario is announced by SMS', basic, 'sms'],
    ['a custom one is sent per the instructions', { ...basic, isCustom: true, instructions: 'Zero' }, 'instructions'],
  ])('names client, policy, number and recipient; %s', (_, request, delivery) => {
    expect(illustrationBanner({ msgType: 'success', message: null, requestNo: 'IR-100042' }, request)).toEqual({
      kind: 'info',
      message: null,
      requestNo: 'IR-100042',
      recipient: { value: 'rivera', label: 'Elena Rivera' },
      client: 'Ada Park',
      policy: '0001234567',
      delivery,
    })
  })
})
