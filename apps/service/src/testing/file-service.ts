import { afterAll } from 'vitest'
import type { TestService, TestServiceOptions } from './test-service.ts'
import { openTestService } from './test-service.ts'

/** A test service for all tests of a file, closed after the last one. */
export async function openFileService(options?: TestServiceOptions): Promise<TestService> {
  const service = await openTestService(options)
  afterAll(service.close)
  return service
}
