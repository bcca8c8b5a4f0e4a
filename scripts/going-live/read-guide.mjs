import { readFileSync } from 'node:fs'
import { root } from '../paths.mjs'

/**
 * The sections of stories/guides/GoingLive.mdx with commands or actions, in their order.
 * @returns {{ title: string, commands: string[] }[]}
 */
export function readGuide() {
  const [, ...sections] = readFileSync(`${root}stories/guides/GoingLive.mdx`, 'utf8').split(/^## /m)
  return sections.map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    commands: [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, command]) => command.trim()),
  }))
}

/** The settings that `export` lines make. @returns {Record<string, string>} */
export function readExports(command) {
  return Object.fromEntries(
    command.split('\n').map((line) => {
      const found = /^export (\w+)=(?:'([^']*)'|(\S+))$/.exec(line)
      if (found === null) throw new Error(`No setting in the guide: ${line}`)
      return [found[1], found[2] ?? found[3]]
    }),
  )
}
