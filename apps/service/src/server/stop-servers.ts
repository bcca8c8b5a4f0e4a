import type { Server } from 'node:http'

const patienceMs = 3_000

/** Takes no new request, waits for the running ones a little, and then hangs up. */
export async function stopServers(servers: readonly Server[]): Promise<void> {
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, patienceMs)
  await Promise.all(servers.map(stop))
  clearTimeout(timer)
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
