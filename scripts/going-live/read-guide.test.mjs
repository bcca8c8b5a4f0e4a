import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, settingNames } from '../../apps/service/src/config/settings.ts'
import { root } from '../paths.mjs'
import { acts } from './acts.mjs'
import { readExports, readGuide } from './read-guide.mjs'

const guide = readGuide()

test('the settings of the guide exist, and its values are accepted', () => {
  const [settings] = guide
  const given = readExports(settings.commands[0])
  expect(Object.keys(given).filter((name) => !settingNames.includes(name))).toEqual([])
  expect(readSettings(given)).toMatchObject({ PORTAL_MODE: 'prod', MAIL_FROM: 'Harbor Life <portal@example.com>' })
})

test('every npm script that the guide runs exists', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const all = guide.flatMap(({ commands }) => commands).join('\n')
  const run = [...all.matchAll(/^npm (?:run )?([a-z-]+)/gm)].map(([, name]) => name)
  expect(run.length).toBeGreaterThan(3)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
})

test('what people do in a section of the guide is done when it is followed', () => {
  const titles = guide.map(({ title }) => title)
  expect(Object.keys(acts).filter((title) => !titles.includes(title))).toEqual([])
  const unheard = guide.filter(({ title, commands }) => !(title in acts) && commands.length === 0)
  expect(unheard.map(({ title }) => title)).toEqual(['From now on'])
})
