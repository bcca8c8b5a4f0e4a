import { exec, tools } from './tools.mjs'

process.on('SIGINT', () => {}) // Storybook gets the signal too and ends by itself
process.exit(await exec([...tools.storybook, 'dev', '-p', '6006', '--no-open', '--disable-telemetry']))
