import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterDeployment } from './reload-after-deployment.js'

// The runtime's name stays the same from one version to the next.
const scripts = (hash: string) =>
  ['rolldown-runtime-a', `start-${hash}`]
    .map((name) => `<script type="module" src="/assets/${name}.js"></script>`)
    .join('')
const fetch = vi.fn<typeof window.fetch>()
const reload = vi.fn<() => void>()

reloadAfterDeployment()

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(fetch)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  document.head.innerHTML = scripts('old')
})
afterEach(() => {
  document.head.innerHTML = ''
})

async function failToLoadFile(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((settled) => setTimeout(settled))
}
const deployed = (hash: string) => fetch.mockImplementation(() => Promise.resolve(new Response(scripts(hash))))

test('a page whose files were removed by a deployment reloads, and keeps its drafts', async () => {
  window.sessionStorage.setItem('draft:rivera:change-name', '{}')
  deployed('new')
  await failToLoadFile()
  expect(reload).toHaveBeenCalledOnce()
  expect(window.sessionStorage.getItem('draft:rivera:change-name')).toBe('{}')
})

test('a page reloads once for each version, however often its files fail to load', async () => {
  deployed('new')
  await failToLoadFile()
  await failToLoadFile()
  expect(reload).toHaveBeenCalledOnce()
  deployed('newer')
  await failToLoadFile()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a file that fails to load without a deployment does not reload the page', async () => {
  deployed('old')
  await failToLoadFile()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service fails', () => Promise.resolve(new Response(scripts('new'), { status: 503 }))],
  ['the answer is not the page', () => Promise.resolve(new Response('{}'))],
])('the page does not reload when %s', async (_, answer) => {
  fetch.mockImplementation(answer)
  await failToLoadFile()
  expect(reload).not.toHaveBeenCalled()
})
