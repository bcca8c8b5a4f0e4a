import { watchActions } from '@producer-portal/ui/testing'
import { configure } from 'storybook/test'
import { waitForPage } from './wait-for-page.ts'

const watch = watchActions()

/** Runs once, after the renderer has set the way in which it runs a step. */
export function watchSteps(): void {
  configure((config) => ({
    // A person sees what a step has done before the next one. Layers move the focus in the frame after they have come:
    // without the wait, a quick machine and a busy one would press their keys in different places.
    asyncWrapper: (step) =>
      watch.act(() =>
        config.asyncWrapper(async () => {
          const result = await step()
          await waitForPage()
          return result
        }),
      ),
  }))
}

/** Runs before each story: what one that failed has left behind is none of it. */
export function beginActions(): void {
  try {
    watch.stop()
  } catch {
    // The story before has failed already
  }
}

/** Runs after each story: what its last action led to is there, and was judged like all others. */
export async function endActions(): Promise<void> {
  await waitForPage()
  watch.stop()
}
