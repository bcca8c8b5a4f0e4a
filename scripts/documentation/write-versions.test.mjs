import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeVersions } from './write-versions.mjs'

const folder = mkdtempSync(join(tmpdir(), 'versions-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('released versions are listed, the latest first, and no other folder', () => {
  for (const name of ['v0.2.0', 'v0.10.1', 'v0.9.0', 'assets', 'v1', 'v1.0.0-beta.1']) mkdirSync(join(folder, name))
  expect(writeVersions(folder)).toEqual(['0.10.1', '0.9.0', '0.2.0'])
  expect(JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8'))).toEqual(['0.10.1', '0.9.0', '0.2.0'])
})
