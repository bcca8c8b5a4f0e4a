import { expect, test } from 'vitest'
import type { IllustrationAct, IllustrationStanding } from './work.ts'
import { judgeIllustrationAct } from './work.ts'

const take: IllustrationAct = { type: 'take' }
const release: IllustrationAct = { type: 'release' }
const decline: IllustrationAct = { type: 'decline', reason: 'Lapsed' }
const finish: IllustrationAct = { type: 'finish', hash: 'a1' }

const waiting: IllustrationStanding = { state: 'waiting', holder: null, declineReason: null, hash: null }
const own: IllustrationStanding = { ...waiting, state: 'taken', holder: 'hale' }
const foreign: IllustrationStanding = { ...own, holder: 'moreau' }
const ready: IllustrationStanding = { ...own, state: 'ready', hash: 'a1' }
const declined: IllustrationStanding = { ...own, state: 'declined', declineReason: 'Lapsed' }

test.each<[string, IllustrationStanding, readonly string[]]>([
  ['one that waits', waiting, ['apply', 'repeated', 'apply', 'apply']],
  ['one of their own', own, ['repeated', 'apply', 'apply', 'apply']],
  ['one of somebody else', foreign, ['held', 'held', 'held', 'held']],
  ['one they have finished', ready, ['closed', 'closed', 'closed', 'repeated']],
  ['one they have declined', declined, ['closed', 'closed', 'repeated', 'closed']],
  ['one somebody else has finished', { ...ready, holder: 'moreau' }, ['closed', 'closed', 'closed', 'closed']],
  ['one somebody else has declined', { ...declined, holder: 'moreau' }, ['closed', 'closed', 'closed', 'closed']],
])('take, release, decline and finish of %s', (_name, standing, expected) => {
  expect([take, release, decline, finish].map((act) => judgeIllustrationAct(standing, 'hale', act))).toEqual(expected)
})

const takeFrom = (from: string) => judgeIllustrationAct(foreign, 'hale', { type: 'take', from })

test.each<[IllustrationStanding, string]>([
  [waiting, 'open'],
  [own, 'open'],
  [declined, 'closed'],
  [ready, 'apply'],
  [{ ...ready, holder: 'moreau' }, 'apply'],
  [{ ...ready, hash: 'b2' }, 'repeated'],
])('the file of %o is replaced by another one: %s', (standing, expected) => {
  expect(judgeIllustrationAct(standing, 'hale', { type: 'replace', hash: 'b2' })).toBe(expected)
})

test('a request is taken over only from the one who has it', () => {
  expect([takeFrom('moreau'), takeFrom('ito')]).toEqual(['apply', 'held'])
})

test('another reason or another file is no repetition', () => {
  expect(judgeIllustrationAct(declined, 'hale', { ...decline, reason: 'Other' })).toBe('closed')
  expect(judgeIllustrationAct(ready, 'hale', { ...finish, hash: 'b2' })).toBe('closed')
})
