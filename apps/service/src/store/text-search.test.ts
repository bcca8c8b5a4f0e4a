import { textSearch } from '@producer-portal/domain/formatting'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestService } from '../testing/test-service.ts'

const names = [
  'Renée Marín',
  'Shane O’Neil',
  "Niamh O'Brien",
  'Anna van der Berg',
  'Jean-Luc Moreau',
  'Jürgen Müller',
  'Jørgen Łukasz Ðorđević',
  '太郎 山田',
  'Robert T. Chen Jr.',
]
const searches =
  "marin|MARÍN renée|marin, renee|eemar|o'neil|O’NEIL|oneil|neil|obrien|niamhobrien|vanderberg|derberg|berg anna|" +
  'jeanluc|jean luc|mueller|muller|joergen|jorgen lukasz|đorđevic|dordevic|山田太郎|山田|chen jr|robert t.|zebra|an'

test('searches in the page find the names that client lookup finds', async () => {
  const service = await openTestService()
  const isFound = textSearch(({ name }: { readonly name: string }) => name)
  for (const searched of searches.split('|')) {
    const words = searched.split(/[\s,]+/)
    const { rows } = await sql<{ name: string }>`
      select name from unnest(array[${sql.join(names)}]::text[]) with ordinality as listed(name, place)
      where ${sql.join(
        words.map((word) => sql`has_word(search_forms(name), ${word})`),
        sql` and `,
      )}
      order by place`.execute(service.services.db)
    const inPage = names.filter((name) => isFound(searched)({ name }))
    expect([searched, inPage]).toEqual([searched, rows.map(({ name }) => name)])
  }
  await service.close()
})
