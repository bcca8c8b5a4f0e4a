// The numbered rules of the product: each names the checks that hold it, and those must exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRules } from '../../stories/guides/rules/parse-rules.ts'
import { root } from '../paths.mjs'

/** @returns {import('../../stories/guides/rules/parse-rules.ts').Rule[]} the rules of all subjects */
export function readRules() {
  return globSync('stories/guides/rules/*.tsv', { cwd: root })
    .toSorted()
    .flatMap((file) => parseRules(readFileSync(join(root, file), 'utf8')))
}

const isTest = /\.(test|spec)\.(tsx?|mjs)$/

const readStory = (source, name) =>
  source.split(/^export const /m).find((part) => part.startsWith(`${name}:`) || part.startsWith(`${name} `))

/**
 * What is wrong with a check that a rule names: undefined when nothing is.
 * @param {string} check `path › title`, where the title is that of a test or the name of a story with a play function
 */
export function findFault(check) {
  const [file = '', ...words] = check.split(' › ')
  const title = words.join(' › ')
  if (!title) return `"${check}" is not of the form "path › title"`
  if (!existsSync(join(root, file))) return `the file ${file} doesn't exist`
  const source = readFileSync(join(root, file), 'utf8')
  if (isTest.test(file)) return source.includes(title) ? undefined : `no test in ${file} is called "${title}"`
  if (!file.endsWith('.stories.tsx')) return `${file} has neither tests nor stories`
  const story = readStory(source, title)
  if (!story) return `no story in ${file} is called ${title}`
  return /\bplay\b/.test(story) ? undefined : `the story ${title} in ${file} has no play function`
}
