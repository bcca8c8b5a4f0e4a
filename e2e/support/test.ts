import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { defaultBrand } from '@producer-portal/domain/brand'
import { templateVariable } from './seed-template.js'
import { startService } from './service.js'
import type { Service } from './service.js'

export { expect } from '@playwright/test'

/** The way people sign in: in the portal itself, or on the pages of the identity provider. */
type SignInWith = 'portal' | 'identity provider'

type Settings = Readonly<Record<string, string>>

const settings: Readonly<Record<SignInWith, Settings>> = {
  portal: { VALIDATION_CODES: 'scan-2026' },
  'identity provider': { FEATURE_OKTA_LOGIN: 'on' },
}

/** The services of one worker, each on data that no other worker sees, started when the first journey needs one. */
class WorkerServices {
  readonly #running = new Map<string, { service: Service; folder: string; journeys: Set<string> }>()

  /** The service for a journey. One that has seen the journey before is replaced: none meets what it has left behind. */
  async forJourney(wanted: Settings, journey: string): Promise<Service> {
    const kind = JSON.stringify(wanted)
    if (this.#running.get(kind)?.journeys.has(journey)) await this.#end(kind)
    const running = this.#running.get(kind) ?? (await this.#start(kind, wanted))
    running.journeys.add(journey)
    return running.service
  }

  async endAll(): Promise<void> {
    for (const kind of this.#running.keys()) await this.#end(kind)
  }

  async #start(kind: string, wanted: Settings) {
    const folder = mkdtempSync(join(tmpdir(), 'producer-portal-e2e-'))
    cpSync(process.env[templateVariable] ?? '', folder, { recursive: true })
    const service = await startService({ DATA_DIR: folder, ...wanted })
    const running = { service, folder, journeys: new Set<string>() }
    this.#running.set(kind, running)
    return running
  }

  async #end(kind: string): Promise<void> {
    const running = this.#running.get(kind)
    this.#running.delete(kind)
    await running?.service.kill()
    if (running) rmSync(running.folder, { recursive: true, force: true })
  }
}

interface JourneyFixtures {
  /** `test.use({ signInWith: 'identity provider' })` */
  readonly signInWith: SignInWith
  /** `test.use({ brand: 'harbor-life' })` */
  readonly brand: string
  readonly service: Service
}

interface WorkerFixtures {
  readonly services: WorkerServices
}

/** A journey: `baseURL` is the service of its worker. The log of that service is kept when it fails. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  signInWith: ['portal', { option: true }],
  brand: [defaultBrand.id, { option: true }],
  services: [
    // Playwright reads from the first parameter which fixtures are needed: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const services = new WorkerServices()
      await provide(services)
      await services.endAll()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ services, signInWith, brand }, provide, journey) => {
      const wanted = { ...settings[signInWith], BRAND: brand }
      const service = await services.forJourney(wanted, `${journey.file} ${journey.titlePath.join(' ')}`)
      const before = service.log().length
      await provide(service)
      if (journey.status === journey.expectedStatus) return
      const path = journey.outputPath('service.log')
      writeFileSync(path, service.log().slice(before))
      journey.attachments.push({ name: 'service log', path, contentType: 'text/plain' })
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ service }, provide) => provide(service.origin),
  page: async ({ page }, provide, journey) => {
    await provide(page)
    if (journey.status === journey.expectedStatus || page.isClosed()) return
    const path = journey.outputPath('screenshot.png')
    await page.screenshot({ path })
    journey.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  },
})
