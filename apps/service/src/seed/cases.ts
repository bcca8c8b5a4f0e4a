import type { DatabaseTransaction } from '../store/database/database.ts'
import type { SeedOptions } from './seed.ts'
export async function seedCases(_: DatabaseTransaction, __: SeedOptions) {}
