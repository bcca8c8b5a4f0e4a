import { renderHook, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { useAddresses } from './queries.js'

// The settings are read once, so the block is in the page before the first call
beforeAll(() => {
  const addresses = { searchUrl: 'https://find.cedar.example', legacyPasswordUrl: null }
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="portal-settings">${JSON.stringify({ addresses })}</script>`,
  )
})
afterAll(() => document.getElementById('portal-settings')?.remove())

test.each([
  ['test', { body: 'test', headers: { 'content-type': 'application/json' } }, 'https://content.test.example.com'],
  ['production where the mode failed to load', { status: 404 }, 'https://content.example.com'],
])('the addresses of the page stand in place of the examples of %s', async (_, mode, contentUrl) => {
  answerCalls({ '/environment/current': mode })
  const { result } = renderHook(() => useAddresses(), { wrapper: freshData() })
  await waitFor(() => expect(result.current.contentUrl).toBe(contentUrl))
  expect(result.current).toMatchObject({ searchUrl: 'https://find.cedar.example', legacyPasswordUrl: null })
})
