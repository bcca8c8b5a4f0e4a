import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { brands } from '@producer-portal/domain/brand'
import axe from 'axe-core'
import { composeMail } from '../../apps/service/src/messages/compose-mail.ts'

const link = `https://portal.example.com/reset-password?sessionId=${'a1b2c3d4'.repeat(12)}`
/** Everything that an email can have, in one. */
const message = {
  userId: 'rivera',
  kind: 'email',
  sentTo: 'elena.rivera@agency.example',
  subject: 'Confirm your new email address and set a new password',
  body: `Your passcode is 123456. Or open this page: ${link} It works once.\nPolicy: ${'7100100403'.repeat(5)}`,
  code: '123456',
  link,
} as const

async function findingsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
  // A mail has no landmarks: the mail program around it has
  const found: readonly { id: string; nodes: readonly { html: string }[] }[] = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(tags)}, rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } })
      .then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const brand of brands) {
  test(`an email of ${brand.name} can be read on a narrow phone, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { html } = composeMail(message, { brand, origin: 'https://portal.example.com' })
    await page.setContent(html)
    const grounds: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.getByRole('heading', { name: message.subject })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect([colorScheme, await findingsOf(page)]).toEqual([colorScheme, []])
      grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    }
    // A mail that stayed light would pass, too
    expect(new Set(grounds).size).toBe(2)
  })
}
