import { describe, expect, test } from 'vitest'
import type { IllustrationBanner, IllustrationRequest, IllustrationRequestEvent } from './request.ts'
import {
  findBlanks,
  illustrationPayload,
  illustrationRequestReducer,
  losesInstructions,
  needsInstructions,
  startIllustrationRequest,
} from './request.ts'

const rivera = { agentNo: '100101', fullName: 'Elena Rivera' }
const brandt = { agentNo: '100102', fullName: 'Jonas Brandt' }
const policy = { name: 'Ada Park', policy: '0001234567', product: 'Index UL', automated: true }
const self = { value: 'rivera', label: 'Elena Rivera' }
const other = { value: '100102', label: 'Jonas Brandt' }
const success: IllustrationBanner = {
  kind: 'info',
  message: null,
  client: 'Ada Park',
  policy: '0001234567',
  delivery: 'sms',
  requestNo: 'IR-100042',
  recipient: self,
}
const failure: IllustrationBanner = { ...success, kind: 'error', message: 'Try later.' }
const filled: IllustrationRequest = {
  agent: rivera,
  policy,
  recipient: self,
  instructions: 'Zero premium from 2030',
  isCustom: true,
  isSubmitted: true,
  banner: success,
}
const empty = { policy: null, recipient: null, instructions: '', isCustom: false }
const after = (event: IllustrationRequestEvent) => illustrationRequestReducer(filled, event)

describe('an illustration request', () => {
  test.each([
    ['nobody', [], null],
    ['a single agent', [rivera], rivera],
    ['several agents', [rivera, brandt], null],
  ])('starts with %s on offer', (_, agents, agent) => {
    expect(startIllustrationRequest(agents)).toEqual({ ...empty, agent, isSubmitted: false, banner: null })
  })

  test.each([
    ['picking another agent', brandt],
    ['clearing the agent', null],
  ])('%s resets everything below it', (_, agent) => {
    expect(after({ type: 'agentPicked', agent })).toEqual({ ...empty, agent, isSubmitted: false, banner: null })
  })

  test('a picked policy brings the first recipient and may be submitted again', () => {
    expect(after({ type: 'policyPicked', policy, recipients: [other, self] })).toEqual({
      ...filled,
      recipient: other,
      isSubmitted: false,
    })
  })

  test.each<[string, IllustrationRequestEvent, Partial<IllustrationRequest>]>([
    ['closing the policy clears policy and recipient', { type: 'policyCleared' }, { policy: null, recipient: null }],
    ['another recipient can be picked', { type: 'recipientPicked', recipient: other }, { recipient: other }],
    [
      'changed instructions may be submitted again',
      { type: 'instructionsChanged', instructions: 'x' },
      { instructions: 'x', isSubmitted: false },
    ],
    ['the custom box can be unticked', { type: 'customTicked', isCustom: false }, { isCustom: false }],
    ['the banner can be closed', { type: 'bannerClosed' }, { banner: null }],
  ])('%s', (_, event, change) => {
    expect(after(event)).toEqual({ ...filled, ...change })
  })

  test.each([
    ['the agent too where there are several', true, null],
    ['but not a single agent', false, rivera],
  ])('a submission clears the form, %s', (_, hasSeveralAgents, agent) => {
    expect(after({ type: 'submitted', banner: success, hasSeveralAgents })).toEqual({
      ...empty,
      agent,
      isSubmitted: true,
      banner: success,
    })
  })

  test('a failed submission keeps what was typed', () => {
    const request = { ...filled, isSubmitted: false, banner: null }
    const event = { type: 'submitted', banner: failure, hasSeveralAgents: true } as const
    expect(illustrationRequestReducer(request, event)).toEqual({ ...request, banner: failure })
  })

  test.each<[string, boolean, Partial<IllustrationRequest>, IllustrationRequestEvent]>([
    ['another agent', true, {}, { type: 'agentPicked', agent: brandt }],
    ['no agent', true, {}, { type: 'agentPicked', agent: null }],
    ['the same agent', false, {}, { type: 'agentPicked', agent: rivera }],
    ['another agent before anything was typed', false, { instructions: ' ' }, { type: 'agentPicked', agent: brandt }],
    ['no policy', false, {}, { type: 'policyCleared' }],
  ])('picking %s loses typed instructions: %s', (_, isLost, change, event) => {
    expect(losesInstructions({ ...filled, ...change }, event)).toBe(isLost)
  })
})

test.each([
  ['From age [age], monthly', ['[age]']],
  ['At [ages] with [amount] on [date], [monthly or yearly]', ['[ages]', '[amount]', '[date]', '[monthly or yearly]']],
  ['On [date], from [age] and again [date]', ['[date]', '[age]']],
  ['[Amount] as I wrote [it]', []],
])('in "%s" %j is still to be filled in', (instructions, blanks) => {
  expect(findBlanks(instructions)).toEqual(blanks)
})

test.each([
  [null, true, false],
  [policy, false, false],
  [policy, true, true],
  [{ ...policy, automated: false }, false, true],
])('with the policy %j, custom: %s, instructions are asked for: %s', (given, isCustom, expected) => {
  expect(needsInstructions({ ...filled, policy: given, isCustom })).toBe(expected)
})

test.each([{ agent: null }, { policy: null }, { isSubmitted: true }])('nothing is sent with %j', (change) => {
  const request = { ...filled, isSubmitted: false, ...change }
  expect(illustrationPayload(request, { userId: 'rivera' }, new Date())).toBeNull()
})
