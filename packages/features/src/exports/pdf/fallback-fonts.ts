import type { FallbackFont } from '@producer-portal/domain/exports'

/** The family of all fallback fonts; a text renderer asks it for what the fonts before it lack. */
export const fallbackFamily = 'Producer Portal Fallback'

/**
 * Loads the fonts that have these letters, here and for every canvas of this thread. Others of the list load nothing.
 * @param list the address of the list
 * @throws {Error} when the list or a font fails to load
 */
export async function loadFallbackFonts(list: string, letters: string): Promise<void> {
  const response = await fetch(list)
  if (!response.ok) throw new Error(`The list of fallback fonts failed to load: ${response.status}`)
  const fonts = (await response.json()) as readonly FallbackFont[]
  const loaded = getFonts()
  for (const { url, letters: unicodeRange } of fonts) {
    const source = `url("${new URL(url, list).href}") format("woff2")`
    loaded.add(new FontFace(fallbackFamily, source, { unicodeRange, weight: '100 900' }))
  }
  await loaded.load(`16px "${fallbackFamily}"`, letters)
}

/** A worker has fonts of its own, a page those of its document. */
function getFonts(): FontFaceSet {
  const { fonts } = globalThis as { readonly fonts?: FontFaceSet }
  return fonts ?? document.fonts
}
