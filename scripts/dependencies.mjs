import { runPnpm } from './tools.mjs'

/** Licenses under which a package may be used and passed on; of a choice, one is enough. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'PSF-2.0', // the license of Python
]
/** Other licenses, each for the packages named, with the reason. */
const exceptions = {
  '@fontsource-variable/inter': 'OFL-1.1', // a typeface; it may be passed on with its license
  '@fontsource/inter': 'OFL-1.1', // the same typeface, as files for PDFs
  '@fontsource-variable/noto': 'OFL-1.1', // the typefaces of other scripts, for PDFs
  argparse: 'Python-2.0', // as free as MIT; of the command line of wawoff2, which opens fonts
  'axe-core': 'MPL-2.0', // used by checks, unchanged
  lightningcss: 'MPL-2.0', // part of the build, unchanged
  'caniuse-lite': 'CC-BY-4.0', // data for the build
  'humanize-number': 'Unknown', // its Readme says MIT, its package.json nothing; of the S3 server in checks
  'png-js': 'Unknown', // its LICENSE file says MIT, its package.json nothing
}

/** `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT` */
const isAllowed = (license) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)))

const isException = (name, license) =>
  Object.entries(exceptions).some(([known, its]) => its === license && (name === known || name.startsWith(`${known}-`)))

/**
 * True if the licenses of all installed packages allow their use, and what users get has no serious known weakness. A
 * registry without advisories, or no network, is no failure.
 * @returns {Promise<number>} an exit code
 */
export async function checkDependencies() {
  const licenses = JSON.parse(runPnpm(['licenses', 'list', '--json']).stdout)
  const refused = Object.entries(licenses).flatMap(([license, packages]) =>
    packages
      .filter(({ name }) => !isAllowed(license) && !isException(name, license))
      .map(({ name }) => `${name}: ${license}`),
  )
  for (const line of refused) console.error(`No allowed license: ${line}`)
  const audit = runPnpm(['audit', '--prod', '--audit-level', 'high', '--ignore-registry-errors'], { timeout: 60_000 })
  const isOffline =
    audit.error !== undefined || /ERR_PNPM_(AUDIT|META_FETCH)|ENOTFOUND|ECONNREFUSED/.test(audit.stderr + audit.stdout)
  if (isOffline) console.log('skipped: the package registry has no advisories here.')
  else if (audit.status !== 0) console.error(audit.stdout + audit.stderr)
  return refused.length > 0 || (audit.status !== 0 && !isOffline) ? 1 : 0
}
