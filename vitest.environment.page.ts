import { builtinEnvironments } from 'vitest/runtime'
import type { Environment } from 'vitest/runtime'

/** Classes of which happy-dom has its own implementation, which the service, in the same process, can't use. */
const native = [
  'Request',
  'Response',
  'Headers',
  'Blob',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
] as const

/** A happy-dom page whose fetch classes are Node's, so that the real service can answer it without a network. */
const page: Environment = {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const classes = native.map((name) => [name, global[name]] as const)
    const environment = await builtinEnvironments['happy-dom'].setup(global, options)
    for (const [name, value] of classes) global[name] = value
    return environment
  },
}

export default page
