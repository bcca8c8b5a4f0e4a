import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { checkContract } from '@producer-portal/contract'
import { startForeignServer } from '../support/foreign-server.js'

const portal = process.env['PORTAL_DIST'] || fileURLToPath(new URL('../../apps/portal/dist', import.meta.url))

async function getToken(base: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: 'Fjord#2026' })
  const answer = await fetch(`${base}/auth/login`, { method: 'POST', body })
  return ((await answer.json()) as { jwt: string }).jwt
}

// The guide "Connect a service of your own" says what a server owes the portal; this one does that much and no more.
test(
  'the portal works with a server of another insurer, and the contract kit finds nothing',
  { tag: '@full' },
  async ({ page }) => {
    const server = await startForeignServer(portal)
    try {
      const base = `${server.origin}/api`
      const outcomes = await checkContract({
        send: (path, init) => fetch(base + path, init),
        token: await getToken(base, 'anna'),
        refusedToken: await getToken(base, 'bo'),
        credentials: { username: 'anna', password: 'Fjord#2026' },
        mayWrite: true,
      })
      expect(outcomes.flatMap(({ rule, problem }) => (problem === undefined ? [] : [`${rule}: ${problem}`]))).toEqual(
        [],
      )

      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(`${server.origin}/login`)
      await page.getByLabel('Password', { exact: true }).fill('Fjord#2026')
      await page.getByLabel('User ID').fill('anna')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Anna' })).toBeVisible()
      await page.goto(`${server.origin}/new-business/pending`)
      await expect(
        page.getByRole('link', { name: 'Ingrid Holm' }).or(page.getByText('Ingrid Holm')).first(),
      ).toBeVisible()
      await expect(page.getByText('NK-77002').first()).toBeVisible()
      expect(errors).toEqual([])
    } finally {
      server.close()
    }
  },
)
