import { preloadLazyComponents } from '@producer-portal/ui'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSession } from '../auth/state.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { TestRouter } from '../testing/TestRouter.js'
import { DashboardLinks } from './DashboardLinks.js'

beforeAll(preloadLazyComponents)
beforeEach(() =>
  changeSession({
    status: 'authenticated',
    user: { userId: 'rivera', audiences: ['Agent', 'AIC'], access: ['FRS-All'] },
  }),
)
afterEach(() => {
  cleanup()
  changeSession({ status: 'unknown' })
})

const link = (id: number, url: string) => ({ id, type: 'page', name: `Link ${id}`, url })

const links = () => [...document.querySelectorAll('a')].map((each) => each.getAttribute('href') ?? '')
const outside = () => links().filter((href) => href.includes('.example.com'))

function open(environment: object) {
  answerCalls({
    '/environment/current': environment,
    '/quicklinks-selections': {
      body: [
        { quickLink: link(1, '/statements'), userOrder: 1 },
        { quickLink: link(2, '/not-built'), userOrder: 2 },
        { quickLink: link(3, 'https://elsewhere.test/x'), userOrder: 3 },
      ],
    },
  })
  const Data = freshData()
  render(
    <TestRouter>
      <Data>
        <DashboardLinks />
      </Data>
    </TestRouter>,
  )
}

const addresses = (below: string) =>
  [
    'compensation',
    'insurance-products',
    'disability-income',
    'investment-products',
    'mobile/apple',
    'mobile/google',
  ].map((path) => `https://${path === 'compensation' ? 'content' : 'apps'}.${below}example.com/${path}`)

test.each([
  ['test', { body: 'test', headers: { 'content-type': 'application/json' } }, addresses('test.')],
  ['production where it failed to load', { status: 404 }, addresses('')],
])('products and the mobile app are those of %s', async (_, environment, expected) => {
  open(environment)
  await waitFor(() => expect(outside().toSorted()).toEqual(expected.toSorted()))
})

test('chosen links lead to pages that there are', async () => {
  open({ body: 'test' })
  await waitFor(() => expect(links()).toContain('/statements'))
  expect(links()).toContain('https://elsewhere.test/x')
  expect(links()).not.toContain('/not-built')
})
