/**
 * A `fetch` that reports upload progress, which the browser's own can't. It supports what the client needs: a method,
 * headers, a body, cookies and a signal.
 * @param onProgress called with percent, from 0 to 100, as the body is sent
 */
export function fetchWithProgress(onProgress: (percent: number) => void): typeof globalThis.fetch {
  return (input, { method = 'GET', headers, body, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      const abortion = () => signal?.reason ?? new DOMException('The call was ended.', 'AbortError')
      if (signal?.aborted) {
        reject(abortion())
        return
      }
      const request = new XMLHttpRequest()
      request.open(method, input instanceof Request ? input.url : input)
      request.withCredentials = credentials === 'include'
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      const abort = () => request.abort()
      signal?.addEventListener('abort', abort)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
      })
      request.addEventListener('load', () => resolve(toResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('The connection was lost.')))
      request.addEventListener('abort', () => reject(abortion()))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
      request.send(body instanceof FormData || typeof body === 'string' ? body : null)
    })
}

const bodiless: readonly number[] = [204, 205, 304]

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const { status } = request
  return new Response(bodiless.includes(status) ? null : request.responseText, { status, headers })
}
