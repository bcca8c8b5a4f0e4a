// Compares sheets of states and screens with their baselines. `npm test -- --full pictures` does it alone. After a
// change that is meant, `node scripts/pictures/check-pictures.mjs --update-snapshots=changed` takes what differs anew;
// look at each picture before you commit it.
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { withBuiltStorybook } from '../stories/built-storybook.mjs'
import { exec, runPnpm, tools } from '../tools.mjs'
import { choosePictures } from './choose-pictures.mjs'

const folder = join(root, 'scripts', 'pictures', 'browser')

/**
 * The browser that the baselines were taken with: another version draws other pixels. It has a workspace of its own,
 * so that nobody waits for it who takes no pictures.
 * @returns {Promise<string>} its path
 * @throws {Error} when it can't be installed
 */
async function findPinnedBrowser() {
  const { status, stdout, stderr } = runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder })
  if (status !== 0) throw new Error(`The browser for pictures can't be installed.\n${stdout ?? ''}${stderr ?? ''}`)
  const { default: pinned } = await import(join(folder, 'node_modules/@sparticuz/chromium/build/index.js'))
  return pinned.executablePath()
}

/**
 * @param {{ args?: readonly string[], env?: Record<string, string>, built?: string }} [options] `args` for Playwright;
 *   `built` is the folder of the Storybook
 * @returns {Promise<number>} an exit code
 */
export async function checkPictures({ args = [], env = {}, built } = {}) {
  const browser = await findPinnedBrowser()
  return withBuiltStorybook(
    ({ url, entries }) =>
      exec([...tools.playwright, 'test', '--config', 'scripts/pictures', ...args], {
        env: {
          ...env,
          PICTURES_BROWSER: browser,
          STORYBOOK_URL: url,
          PICTURES: JSON.stringify(choosePictures(entries)),
        },
      }),
    built,
  )
}

if (process.argv[1] === import.meta.filename) process.exitCode = await checkPictures({ args: process.argv.slice(2) })
