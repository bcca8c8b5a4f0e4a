import type { Plugin } from 'vite'

/**
 * The reader of prop tables writes the absolute path of each source file into the bundle. Paths from the root of
 * the repository say the same and do not tell where it was built.
 * @param root absolute path of the repository, with its closing slash
 */
export function withoutMachinePaths(root: string): Plugin {
  return {
    name: 'without-machine-paths',
    enforce: 'post',
    transform: (code) => (code.includes(root) && code.includes('__docgenInfo') ? code.replaceAll(root, '') : undefined),
  }
}
