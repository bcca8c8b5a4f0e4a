import { createMiddleware, createStart } from '@tanstack/react-start'

/** A nonce for each request; the router takes it from here, and gives it to its scripts and to a meta element. */
const withNonce = createMiddleware().server(({ next }) => next({ context: { nonce: crypto.randomUUID() } }))

export const startInstance = createStart(() => ({ requestMiddleware: [withNonce] }))
