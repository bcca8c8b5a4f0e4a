import { readdirSync } from 'node:fs'

/** The modules of a folder without its tests, in order, named as an import without the ending names them. */
export function listModules(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''))
    .toSorted()
}
