import { expect, test } from 'vitest'
import { readTexts } from '../testing/pdf-texts.ts'
import type { IllustrationContent } from './write-illustration.ts'
import { writeIllustration } from './write-illustration.ts'

const content: IllustrationContent = {
  company: 'Meridian Mutual',
  requestNo: 'IR-100042',
  preparedAt: new Date('2026-03-16T12:00:00Z'),
  agent: 'Elena Rivera',
  client: 'Kwame Osei',
  policyNo: '7100100403',
  product: 'Index UL',
  instructions: '',
  facts: {
    faceAmount: 250_000,
    annualPremium: 1_200,
    issuedOn: '2019-05-02',
    birthDate: '1984-01-20',
    hasCashValue: true,
  },
}

test.each([
  ['a basic illustration shows what was asked for, and no more is said', '', false],
  ['one with instructions says that a specialist follows with the figures that were asked for', 'Zero premium', true],
])('%s', async (_, instructions, isSaid) => {
  const text = (await readTexts(await writeIllustration({ ...content, instructions }))).join(' ')
  expect(text.includes('A specialist prepares those and sends them separately.')).toBe(isSaid)
})

test('says what the policy is and what each year is worth, with a dash for an age that is not known', async () => {
  const texts = await readTexts(
    await writeIllustration({ ...content, facts: { ...content.facts, issuedOn: null, birthDate: null } }),
  )
  expect(texts.slice(0, 9)).toEqual([
    'In-Force Illustration IR-100042',
    'Client: Kwame Osei',
    'Policy number: 7100100403',
    'Product: Index UL',
    'Agent: Elena Rivera',
    'Issued: Not known',
    'Prepared: 03/16/2026',
    'What was asked',
    'Basic scenario: no changes to the policy.',
  ])
  const start = texts.indexOf('Year')
  expect(texts.slice(start, start + 12).join(' ')).toBe(
    'Year Age Premium Guaranteed Current Benefit 2027 - $1,200.00 $2,102.00 $2,172.00 $250,000.00',
  )
})
