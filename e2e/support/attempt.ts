import { test } from '@playwright/test'

/**
 * How often the present journey was begun before in this run: 0 at first, 1 on its second try. What a journey leaves
 * behind in an account is told apart by that, so that it passes again.
 */
export function attempt(): number {
  const { retry, repeatEachIndex } = test.info()
  return retry + repeatEachIndex
}
