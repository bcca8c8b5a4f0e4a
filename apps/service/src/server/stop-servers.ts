import type { Server } from 'node:http'

const patienceMs = 3_000
const lookEveryMs = 50

/** Takes no new request, waits for the running ones a little, and then hangs up. */
export async function stopServers(servers: readonly Server[]): Promise<void> {
  // A connection that was busy when the server closed stays open after its answer, in case another request follows.
  const lookout = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), lookEveryMs)
  const end = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), patienceMs)
  await Promise.all(servers.map(closed))
  clearInterval(lookout)
  clearTimeout(end)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
