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
