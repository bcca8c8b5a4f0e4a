/** A story that a service photographs for review. */
export interface Photograph {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The looks that it is photographed in. */
  readonly looks: readonly string[]
}

interface Extracted {
  readonly title: string
  readonly name: string
  readonly parameters: {
    readonly guidance?: unknown
    readonly chromatic?: { disableSnapshot?: boolean; modes?: Readonly<Record<string, { disable?: boolean }>> }
  }
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__: { extract(): Promise<Readonly<Record<string, Extracted>>> }
}

/** Every story of this book with its parameters, read from the running preview. */
export async function extractStories(): Promise<readonly (readonly [id: string, story: Extracted])[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow
  return Object.entries(await preview.extract())
}

/** The stories among them that are photographed. */
export async function photographs(): Promise<readonly Photograph[]> {
  const stories = await extractStories()
  return stories
    .filter(([, { parameters }]) => parameters.chromatic?.disableSnapshot === false)
    .map(([id, { title, name, parameters }]) => {
      const modes = Object.entries(parameters.chromatic?.modes ?? {})
      return { id, title, name, looks: modes.filter(([, { disable }]) => !disable).map(([look]) => look) }
    })
}
