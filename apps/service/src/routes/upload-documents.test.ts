import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Requirement } from '@producer-portal/domain/requirements'
import { takesDocuments } from '@producer-portal/domain/requirements'
import { afterEach, describe, expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { formOf, pagesOf, pdfOf, pdfOfSize, portfolioOf, protectedPdf } from '../testing/documents.ts'
import type { DocumentContent, SeenRequirement } from '../testing/requirements.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import { openFileService } from '../testing/file-service.ts'

const DATA_DIR = makeFileFolder()
const megabyte = 1_048_576
const service = await openFileService({ settings: { DATA_DIR } })
const tokens: Record<string, string> = {}
for (const userId of ['rivera', 'okafor', 'hale', 'ito', 'brandt', 'guest', 'mfa-both']) {
  tokens[userId] = await service.tokenOf(userId)
}
const pending = async () =>
  requirementsIn(
    (await service.call('/api/contractsAndRequirements?type=pending', { token: tokens['okafor'] ?? '' })).body,
  )
const open = (await pending()).filter(({ requirement }) => takesDocuments(requirement))
afterEach(() => {
  const left = existsSync(join(DATA_DIR, 'uploads')) ? readdirSync(join(DATA_DIR, 'uploads')) : []
  if (left.length > 0) throw new Error(`Files of an upload are left: ${left.join(', ')}`)
})

const send = (path: string, body: string | FormData, userId = 'rivera') =>
  service.call(`/api${path}`, { method: 'POST', token: tokens[userId] ?? '', body })
const answers = () => service.services.db.selectFrom('requirement_answer').selectAll().orderBy('answered_at').execute()
const kept = () => (existsSync(join(DATA_DIR, 'documents')) ? readdirSync(join(DATA_DIR, 'documents')).toSorted() : [])

/** An open requirement that no test has used yet. */
function nextOpen(): SeenRequirement {
  const next = open.shift()
  if (next === undefined) throw new Error('No open requirement is left')
  return next
}

describe('documents for a requirement', () => {
  test('become one readable PDF in the order in which they were sent, and after a while the requirement is uploaded', async () => {
    const { uploadPath, requirement } = nextOpen()
    const before = kept()
    const files = [
      ['b – Attest é 陈.pdf', await pdfOf(210, 211)],
      ['a.pdf', await formOf(220, 'name', 'Martha Ellison')],
      ['form.pdf', await formOf(230, 'name', 'Kwame Osei')],
    ] as const
    const received = await send(uploadPath, formWith(files))
    expect(received).toMatchObject({
      status: 200,
      body: { success: true, message: 'Success! We have your requirement document(s).', fileMessages: [], errors: [] },
    })
    const answer = (await answers()).find((each) => each.requirement_id === requirement.id)
    const path = join(DATA_DIR, 'documents', `${answer?.id}.pdf`)
    const merged = readFileSync(path)
    expect(await pagesOf(merged)).toEqual([210, 211, 220, 230])
    expect(merged.includes('/AcroForm')).toBe(false)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(answer).toMatchObject({
      requirement_id: requirement.id,
      user_id: 'rivera',
      file_names: ['b – Attest é 陈.pdf', 'a.pdf', 'form.pdf'],
      pages: 4,
      bytes: merged.byteLength,
    })
    await expect(send(uploadPath, formWith(files))).resolves.toMatchObject({ status: 409 })
    const now = async () => (await pending()).find((each) => each.requirement.id === requirement.id)?.requirement
    // A busy machine takes its time
    service.advance(90)
    await service.runJob('answers')
    expect(await now()).toEqual(requirement)
    service.advance(30)
    await service.runJob('answers')
    expect(await now()).toEqual({
      ...requirement,
      status: 'Uploaded',
      statusCode: 'UPL',
      statusDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      commentsEnabled: false,
    })
    await expect(send(uploadPath, formWith(files))).resolves.toMatchObject({ status: 409 })
    expect(kept()).toEqual([...before, `${answer?.id}.pdf`].toSorted())
  })

  test('sent twice at once are received once, and nothing of the others stays', async () => {
    const { uploadPath } = nextOpen()
    const before = kept().length
    const file = await pdfOf(200)
    const sent = await Promise.all([1, 2, 3].map(() => send(uploadPath, formWith([['a.pdf', file]]))))
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(kept()).toHaveLength(before + 1)
  })

  test('are taken up to 12, and up to 25 MB each', async () => {
    const twelve = await Promise.all(Array.from({ length: 12 }, (_, index) => pdfOf(200 + index)))
    const form = formWith(twelve.map((file, index) => [`${index}.pdf`, file]))
    await expect(send(nextOpen().uploadPath, form)).resolves.toMatchObject({ status: 200 })
    const large = formWith([['large.pdf', await pdfOfSize(25 * megabyte)]])
    await expect(send(nextOpen().uploadPath, large)).resolves.toMatchObject({ status: 200 })
  })

  test('may be sent by home office, which sees every case', async () => {
    const form = formWith([['a.pdf', await pdfOf(200)]])
    await expect(send(nextOpen().uploadPath, form, 'hale')).resolves.toMatchObject({ status: 200 })
  })
})

const cut = async () => (await pdfOf(200, 201, 202)).slice(0, 700)
const garbled = () =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF')

describe('a file is refused by its name', () => {
  test.each<[string, () => DocumentContent | Promise<DocumentContent>, number, string]>([
    ['when it is a picture that is called a PDF', () => 'PNG\r\n', 422, 'Your file must be in PDF format.'],
    ['when it is empty', () => '', 422, 'This file is empty.'],
    [
      'when it is protected',
      protectedPdf,
      422,
      'This file is protected with a password. Remove the password and add it again.',
    ],
    [
      'when other files are attached to it',
      async () => portfolioOf(await pdfOf(210), await pdfOf(220)),
      422,
      'Other files are attached to this PDF and would be lost. Save each one as its own PDF, remove it from this file, and add them all.',
    ],
    ['when it is cut off', cut, 422, 'This file is damaged and cannot be read.'],
    ['when its pages are missing', garbled, 422, 'This file is damaged and cannot be read.'],
    ['when it is larger than 25 MB', () => pdfOfSize(25 * megabyte + 1), 413, 'Each file must be 25 MB or smaller.'],
  ])('%s', async (_, make, status, message) => {
    const [target, before] = [open[0], kept().length]
    const files = [
      ['first.pdf', await pdfOf(200)],
      ['scan of M. Ellison.pdf', await make()],
      ['last.pdf', await pdfOf(202)],
    ] as const
    const received = await send(target?.uploadPath ?? '', formWith(files))
    expect(received).toMatchObject({
      status,
      body: {
        success: false,
        message: "We couldn't accept these files.",
        errors: [`scan of M. Ellison.pdf: ${message}`],
        fileMessages: [{ fileName: 'scan of M. Ellison.pdf', message }],
      },
    })
    expect(kept()).toHaveLength(before)
    expect((await pending()).find(({ uploadPath }) => uploadPath === target?.uploadPath)).toEqual(target)
  })

  test.each(['scan.pdf.exe', 'scan\u202efdp.exe', `${'a'.repeat(252)}.pdf`])('when that name is %j', async (name) => {
    const received = await send(open[0]?.uploadPath ?? '', formWith([[name, await pdfOf(200)]]))
    const message = "This file's name can't be used. Rename the file and add it again."
    expect(received).toMatchObject({ status: 422, body: { fileMessages: [{ message }] } })
    expect(received.text).not.toContain('\u202e')
  })

  test('when it is there twice, whatever it is called', async () => {
    const file = await pdfOf(200)
    const files = [
      ['exam.pdf', file],
      ['exam (1).pdf', file],
    ] as const
    const { body } = await send(open[0]?.uploadPath ?? '', formWith(files))
    expect(body).toMatchObject({ errors: ['exam (1).pdf: This file is in the list already.'] })
  })

  test('when it is the thirteenth, or goes beyond 101 MB', async () => {
    const many = await Promise.all(Array.from({ length: 13 }, (_, index) => pdfOf(200 + index)))
    const tooMany = await send(open[0]?.uploadPath ?? '', formWith(many.map((file, index) => [`${index}.pdf`, file])))
    expect(tooMany).toMatchObject({ status: 413, body: { errors: ['12.pdf: You can upload up to 12 files.'] } })
    const large = await Promise.all([1, 2, 3, 4].map((each) => pdfOfSize(25 * megabyte, 200 + each)))
    const files = [...large, await pdfOfSize(megabyte + 1)].map((file, index) => [`${index}.pdf`, file] as const)
    const tooLarge = await send(open[0]?.uploadPath ?? '', formWith(files))
    expect(tooLarge).toMatchObject({
      status: 413,
      body: { errors: ['4.pdf: All files together must be 101 MB or smaller.'] },
    })
  })

  test('together with every other one that cannot be taken', async () => {
    const files = [
      ['a.pdf', 'text'],
      ['b.pdf', await pdfOf(200)],
      ['c.pdf', ''],
    ] as const
    const wrong = await send(open[0]?.uploadPath ?? '', formWith(files))
    expect(wrong.body).toMatchObject({
      errors: ['a.pdf: Your file must be in PDF format.', 'c.pdf: This file is empty.'],
    })
    const mixed = [
      ['a.pdf', 'text'],
      ['b.pdf', await cut()],
      ['c.pdf', await pdfOf(200)],
      ['d.pdf', await protectedPdf()],
    ] as const
    const various = await send(open[0]?.uploadPath ?? '', formWith(mixed))
    expect(various.body).toMatchObject({
      errors: [
        'a.pdf: Your file must be in PDF format.',
        'b.pdf: This file is damaged and cannot be read.',
        'd.pdf: This file is protected with a password. Remove the password and add it again.',
      ],
    })
    const damaged = [
      ['a.pdf', await cut()],
      ['b.pdf', await pdfOf(200)],
      ['c.pdf', garbled()],
    ] as const
    const unreadable = await send(open[0]?.uploadPath ?? '', formWith(damaged))
    expect(unreadable.body).toMatchObject({
      errors: [expect.stringMatching(/^a.pdf: /), expect.stringMatching(/^c.pdf: /)],
    })
  })
})

describe('documents are not taken', () => {
  test.each([
    ['from a stranger', 'ito', 404],
    ['from another agency', 'mfa-both', 404],
    ['from in-force only', 'brandt', 403],
    ['from a guest', 'guest', 403],
  ])('%s', async (_, userId, status) => {
    const form = formWith([['a.pdf', await pdfOf(200)]])
    await expect(send(open[0]?.uploadPath ?? '', form, userId)).resolves.toMatchObject({ status })
  })

  test('for a requirement of another case or contract, or that there is not', async () => {
    const form = formWith([['a.pdf', await pdfOf(200)]])
    const { uploadPath = '' } = open[0] ?? {}
    const wrong = [
      uploadPath.replace(/\/[^/]+\/upload$/, '/another/upload'),
      uploadPath.replace(/requirements\/[^/]+/, 'requirements/none'),
      uploadPath.replace(/contracts\/\d+/, 'contracts/99'),
    ]
    for (const path of wrong) {
      await expect(send(path, form)).resolves.toMatchObject({
        status: 404,
        body: { success: false, message: 'There is no such requirement.', fileMessages: [] },
      })
    }
  })

  test('and refused ones do not count against the uploads that an account may have under way', async () => {
    const form = formWith([['a.pdf', await pdfOf(200)]])
    const none = (open[0]?.uploadPath ?? '').replace(/requirements\/[^/]+/, 'requirements/none')
    const statuses = []
    for (let uploads = 0; uploads < 12; uploads += 1) statuses.push((await send(none, form)).status)
    expect(new Set(statuses)).toEqual(new Set([404]))
  })

  test.each<[string, (requirement: Requirement) => boolean]>([
    ['that takes none', ({ uploadEnabled }) => uploadEnabled === false],
    ['that was received', ({ uploadEnabled, status }) => uploadEnabled === true && status === 'Received'],
    ['that is uploaded', ({ uploadEnabled, status }) => uploadEnabled === true && status === 'Uploaded'],
  ])('for a requirement %s', async (_, isMeant) => {
    const found = (await pending()).find(({ requirement }) => isMeant(requirement))
    const form = formWith([['a.pdf', await pdfOf(200)]])
    await expect(send(found?.uploadPath ?? '', form)).resolves.toMatchObject({ status: 409 })
  })
})
