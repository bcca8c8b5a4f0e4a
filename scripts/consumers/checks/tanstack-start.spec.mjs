import { checkServerRendering } from './server-rendering.mjs'

checkServerRendering()
