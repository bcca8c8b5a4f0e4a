import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

const tenth = 10
const say = (line) => void process.stdout.write(`${line}\n`)
const indented = (text) => text.replaceAll(/^(?=.)/gm, '    ')
const isFailure = (test) => ['unexpected', 'flaky'].includes(test.outcome())
const placeOf = ({ file, line }) => `${relative(root, file).replaceAll('\\', '/')}:${line}`

/** The places of this repository that a failure went through, the innermost first. */
const waysOf = (stack = '') =>
  stack.split('\n').filter((line) => /^\s+at /.test(line) && line.includes(root) && !line.includes('node_modules'))

/** What went wrong, as plain text: the message, the lines of the test around it, and the way there. */
function reasonOf({ message, value, snippet, stack }) {
  const parts = [message ?? value ?? '', snippet ?? '', waysOf(stack).join('\n').replaceAll(root, '')]
  return stripVTControlCharacters(parts.filter(Boolean).join('\n'))
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

/**
 * A Playwright reporter for logs: a line for every tenth of the run, and each failure with its reason and the command
 * that runs it alone.
 */
export default class LogReporter {
  #ended = 0
  #failed = 0
  #nextTenth = 1
  #start = 0
  #total = 0

  /** @param {{ alone?: string }} options `alone`: the command that takes the place of one test */
  constructor({ alone } = {}) {
    this.alone = alone
  }

  printsToStdio() {
    return true
  }

  onBegin(_config, suite) {
    this.#start = Date.now()
    this.#total = suite.allTests().length
  }

  onTestEnd(test, result) {
    // A test that is tried again has not ended.
    if (result.status !== test.expectedStatus && result.retry < test.retries) return
    this.#ended += 1
    if (isFailure(test)) this.#tellFailure(test, result)
    if (this.#ended < (this.#total * this.#nextTenth) / tenth) return
    this.#nextTenth = Math.floor((this.#ended / this.#total) * tenth) + 1
    say(`${this.#ended} of ${this.#total}, ${this.#failed} failed, ${this.#seconds()} s`)
  }

  /** A failure outside of every test: a file that cannot be read, a service that does not start. */
  onError(error) {
    say(`\n${reasonOf(error)}`)
  }

  #tellFailure(test, { errors, attachments }) {
    this.#failed += 1
    say(`\nFAIL ${placeOf(test.location)} ${test.titlePath().slice(3).join(' › ')}`)
    for (const error of errors) say(indented(reasonOf(error)))
    for (const { name, path } of attachments) if (path) say(indented(`${name}: ${relative(root, path)}`))
    if (this.alone) say(indented(`alone: ${this.alone} ${placeOf(test.location)}`))
    say('')
  }

  #seconds() {
    return ((Date.now() - this.#start) / 1000).toFixed(0)
  }
}
