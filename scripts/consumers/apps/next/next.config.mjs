import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) }, // the packages lie beside this app
  experimental: { turbopackFileSystemCacheForDev: false },
}
