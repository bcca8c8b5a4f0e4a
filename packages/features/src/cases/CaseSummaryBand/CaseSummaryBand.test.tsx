import { mockCases } from '@producer-portal/domain/mocks'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { CaseSummaryBand } from './CaseSummaryBand.js'

const requirements = mockCases(storyNow)[1]?.requirements ?? []
const ofHomeOffice = requirements.filter(({ orderedBy }) => orderedBy !== 'Agent')
const summary = { caseStatus: null, daysSinceProcDate: null, faceAmount: null }

test.each([
  ['nothing while nothing is known', summary, undefined, ''],
  ['the status, without blanks', { ...summary, caseStatus: ' Approved ' }, [], 'Approved'],
  ['the first day too', { ...summary, daysSinceProcDate: 0 }, [], '0 days pending'],
  ['what waits for the home office', summary, ofHomeOffice, '1 requirement with home office'],
  ['only what waits for the user, if anything does', summary, requirements, '1 requirement for you'],
])('says %s', (_, known, all, text) => {
  const { container } = render(<CaseSummaryBand summary={known} requirements={all} sent={undefined} />)
  expect(container.textContent).toBe(text)
  expect(container.firstChild === null).toBe(text === '')
})
