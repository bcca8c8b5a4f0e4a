import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { illustrationBanner } from './hub.ts'
import { illustrationPayloadSchema } from './entities.ts'
import type { IllustrationRequest } from './request.ts'
import { canSubmitIllustration, illustrationPayload, visibleSections } from './request.ts'

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
  test.each<[string, boolean, Partial<IllustrationRequest>]>([
    ['a basic scenario', true, {}],
    ['a request just submitted', false, { isSubmitted: true }],
    ['no recipient', false, { recipient: null }],
    ['no policy', false, { policy: null }],
    ['no agent', false, { agent: null }],
    ['a policy handled by hand without instructions', false, { policy: byHand }],
    ['a policy handled by hand with blank instructions', false, { policy: byHand, instructions: ' \n' }],
    ['a policy handled by hand with instructions', true, { policy: byHand, instructions: 'Zero premium' }],
    ['a custom scenario without instructions', false, { isCustom: true }],
    ['a custom scenario with instructions', true, { isCustom: true, instructions: 'Zero premium' }],
    ['2,000 characters', true, { isCustom: true, instructions: 'x'.repeat(2000) }],
    ['2,001 characters', false, { isCustom: true, instructions: 'x'.repeat(2001) }],
  ])('with %s Submit is enabled: %s', (_, enabled, change) => {
    expect(canSubmitIllustration({ ...basic, ...change })).toBe(enabled)
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

  test('sends nothing while it cannot be submitted', () => {
    expect(illustrationPayload({ ...basic, recipient: null }, { userId: 'rivera' }, now)).toBeNull()
  })

  test.each<[string, Partial<IllustrationRequest>, string]>([
    ['nothing chosen', { agent: null, policy: null, recipient: null }, 'agent'],
    ['an agent', { policy: null, recipient: null }, 'agent policy'],
    ['a policy', { recipient: null }, 'agent policy summary recipient'],
    ['a recipient', {}, 'agent policy summary recipient scenarios submit'],
  ])('with %s the page shows its parts in order', (_, change, sections) => {
    expect(visibleSections({ ...basic, ...change }).join(' ')).toBe(sections)
  })
})

describe('the banner after a submission', () => {
  test.each([
    ['success', 'info'],
    ['SUCCESS_MESSAGE', 'info'],
    ['Error', 'error'],
    ['someErrorHappened', 'error'],
    ['info', null],
    ['', null],
    [null, null],
  ] as const)('message type %s shows %s', (msgType, kind) => {
    expect(illustrationBanner({ msgType, message: 'Saved.' }, basic)?.kind ?? null).toBe(kind)
  })

  test.each([
    ['a basic scenario is announced by SMS', basic, 'sms'],
    ['a custom one is sent per the instructions', { ...basic, isCustom: true, instructions: 'Zero' }, 'instructions'],
  ])('names client and policy; %s', (_, request, delivery) => {
    expect(illustrationBanner({ msgType: 'success', message: null }, request)).toEqual({
      kind: 'info',
      message: null,
      client: 'Ada Park',
      policy: '0001234567',
      delivery,
    })
  })
})
