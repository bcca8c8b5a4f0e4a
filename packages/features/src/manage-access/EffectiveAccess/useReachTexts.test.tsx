import type { AccessReason, ApplicationReach } from '@producer-portal/domain/manage-access'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslate } from '../../i18n/useMessages.js'
import { useAccessChangeText } from '../MissingAccess/useAccessChangeText.js'
import { manageAccessMessages } from '../messages.js'
import { ownAccessMessages } from '../own-access-messages.js'
import { useReachTexts } from './useReachTexts.js'
import { defaultMessagesContext } from '../../testing/default-messages.js'

const t = createTranslate(manageAccessMessages, defaultMessagesContext)
const { describeReach, describeReason, describeEffect } = renderHook(() => useReachTexts()).result.current
const reach = (count: number | null, agencies: number, agents: number, reason: AccessReason = 'shared') => ({
  count,
  agencies,
  agents,
  reason,
})
const application = (
  now: ApplicationReach['now'],
  next: ApplicationReach['next'] = now,
  accessCode = 'NBC01',
): ApplicationReach => ({ accessCode, category: 'New Business', description: 'Cases', now, next })

test.each([
  ['NBC01', 'seesCases'],
  ['NBC02', 'seesCases'],
  ['INF01', 'seesAlerts'],
  ['INF02', 'seesContracts'],
  ['ILL01', 'seesPolicies'],
] as const)('what is seen in %s is counted as it is called there', (code, key) => {
  expect(describeReach(application(reach(6, 1, 2), undefined, code), 'now')).toBe(
    [t('seesAgencies', { count: 1 }), t('seesAgents', { count: 2 }), t(key, { count: 6 })].join(', '),
  )
})

test('nothing, what is not counted, and another application are told as that', () => {
  expect(describeReach(application(reach(0, 0, 0)), 'now')).toBe(t('seesNothing'))
  expect(describeReach(application(reach(null, 1, 0)), 'now')).toBe(t('seesAgencies', { count: 1 }))
  expect(describeReach(application(reach(6, 0, 2), undefined, 'CMP01'), 'now')).toBe(t('seesAgents', { count: 2 }))
})

test.each([
  ['narrowed', 'shared', 'becauseWidened'],
  ['narrowed', 'own', 'becauseOwn'],
  ['shared', 'narrowed', 'becauseNarrowed'],
  ['shared', 'shared-agents', 'becauseSharedAgents'],
  ['own', 'suspended', 'becauseSuspended'],
  ['own', 'cannot-open', 'becauseCannotOpen'],
] as const)('%s and then %s is explained', (now, next, key) => {
  expect(describeReason(application(reach(1, 1, 0, now), reach(1, 1, 0, next)))).toBe(t(key, { line: 'New Business' }))
})

test('what a change does is told of the application where more is seen, and how many others there are', () => {
  const less = application(reach(6, 1, 0), reach(2, 0, 1))
  const more = { ...application(reach(0, 0, 0), reach(6, 1, 0)), description: 'Uploads' }
  const same = application(reach(6, 1, 0))
  const told = (description: string, now: string, next: string) => t('effect', { application: description, now, next })
  expect(describeEffect([same])).toBeNull()
  expect(describeEffect([same, less])).toBe(told('Cases', t('seesCases', { count: 6 }), t('seesCases', { count: 2 })))
  expect(describeEffect([less, more])).toBe(
    t('effectMore', { effect: told('Uploads', t('seesNone'), t('seesCases', { count: 6 })), count: 1 }),
  )
  const agencies = application(reach(6, 0, 1), reach(6, 1, 0))
  expect(describeEffect([agencies])).toBe(
    told('Cases', describeReach(agencies, 'now'), describeReach(agencies, 'next')),
  )
})

test('a change of the own access names its applications, and a suspension says nothing else', () => {
  const tOwn = createTranslate(ownAccessMessages, defaultMessagesContext)
  const toText = renderHook(() => useAccessChangeText()).result.current
  const none = { status: null, withdrawn: [], added: [] }
  expect(toText({ ...none, status: 'suspended', withdrawn: ['NBC01'] }).message).toBe(tOwn('accessNowSuspended'))
  expect(toText(none)).toEqual({ title: tOwn('accessChanged'), message: tOwn('accessOther') })
  const cases = 'New Business: Case status and requirements'
  const uploads = 'New Business: Requirement uploads'
  expect(toText({ status: 'reactivated', withdrawn: ['NBC02'], added: ['NBC01'] }).message).toBe(
    [
      tOwn('accessReactivated'),
      tOwn('accessWithdrawn', { applications: uploads }),
      tOwn('accessAdded', { applications: cases }),
    ].join(' '),
  )
})
