/** Shared parts of the measurements: a service or a floor as a process of its own, requests, and lines of figures. */
import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))
const password = 'Producer#2026'
export const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** One request. Times in milliseconds: until the first byte, and until the last. */
export function ask(origin, path, headers = {}, body) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(origin + path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks = []
      let first
      response.on('data', (chunk) => {
        first ??= performance.now() - began
        chunks.push(chunk)
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
          first: first ?? performance.now() - began,
          last: performance.now() - began,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function start(program, args, env) {
  const child = spawn(process.execPath, [file(program), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${program} ended: ${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve({ origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stop(child) })
    })
  })
}

function stop(child) {
  child.removeAllListeners('exit')
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

export async function signIn(origin, username) {
  const body = JSON.stringify({ username, password })
  const { bytes } = await ask(origin, '/api/auth/login', { 'content-type': 'application/json' }, body)
  return { authorization: `Bearer ${JSON.parse(bytes).jwt}`, 'accept-encoding': 'gzip' }
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const row = (name, value, goal = '') => console.log(`${name.padEnd(52)} ${value.padStart(12)}   ${goal}`)
export const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
