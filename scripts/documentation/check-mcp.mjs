// Asks the MCP server of Storybook as an agent does: it lists the components, and says when to use one of them.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { root } from '../paths.mjs'
import { tools } from '../tools.mjs'

/** Milliseconds that Storybook may take to start, and then to read all components. */
const patience = 300_000

/**
 * What an agent must learn, by what it asks for.
 * @type {[tool: string, args: Record<string, string>, words: string[]][]}
 */
const expectations = [
  ['docs-list', {}, ['Combobox (components-combobox)', 'CaseScreen (features-cases-casescreen)']],
  [
    'docs-show',
    { id: 'components-combobox' },
    ['When to use', 'A few choices are a `Select`', 'APG combobox', 'options'],
  ],
]

async function findFreePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function waitFor(address) {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const isReady = await fetch(address, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Nothing answered at ${address} within ${patience / 1000} s.`)
}

/** Resolves to what the answers of the server lack. */
async function ask(address) {
  const client = new Client({ name: 'documentation-check', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(address)))
  /** @type {string[]} */
  const lacks = []
  for (const [name, args, words] of expectations) {
    const { content } = await client.callTool({ name, arguments: args }, undefined, { timeout: patience })
    const text = content.map((part) => part.text ?? '').join('\n')
    console.log(`${name} ${JSON.stringify(args)}: ${text.length} characters`)
    lacks.push(...words.filter((word) => !text.includes(word)).map((word) => `${name}: the answer lacks "${word}"`))
  }
  await client.close()
  return lacks
}

/** @returns {Promise<number>} an exit code */
export async function checkMcp() {
  const port = await findFreePort()
  const address = `http://localhost:${port}/mcp`
  const args = ['dev', '-p', `${port}`, '--exact-port', '--ci', '--disable-telemetry', '--quiet']
  const storybook = spawn(process.execPath, [...tools.storybook, ...args], { cwd: root, stdio: 'ignore' })
  try {
    await waitFor(address)
    const lacks = await ask(address)
    for (const lack of lacks) console.error(lack)
    return lacks.length === 0 ? 0 : 1
  } finally {
    storybook.kill()
  }
}
