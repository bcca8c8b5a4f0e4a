import { mockCases } from '@producer-portal/domain/mocks'
import type { Requirement } from '@producer-portal/domain/requirements'
import { storyNow } from '../testing/story-clock.js'

/** The requirements of Dmitri Volkov's case: some in every tab, with a long comment and a history. */
export const volkovRequirements: readonly Requirement[] = mockCases(storyNow)[1]?.requirements ?? []
export const volkovName = 'Dmitri A. Volkov · 0100100102'

/** The requirement of the story with this name. */
export function getRequirement(name: string): Requirement {
  const found = volkovRequirements.find(({ pendingReqType }) => pendingReqType === name)
  if (!found) throw new Error(`No requirement ${name} in the story's case`)
  return found
}

export const physicianStatement = getRequirement('Attending physician statement')

/** Shows dialogs on a docs page in their own frames. */
export const inFrame = { docs: { story: { inline: false, height: '44rem' } } } as const

const body = `%PDF-1.7
1 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
2 0 obj
<< /Type /Catalog /Pages 1 0 R CATALOG >>
endobj
3 0 obj
<< /Type /Page /Parent 1 0 R /Resources << >> /MediaBox [0 0 200 300] >>
endobj
`

interface StoryPdfOptions {
  /** Makes the content its own. Default: the name. */
  more?: string
  /** Makes the file at least this large. Default: 0. */
  megabytes?: number
  /** Entries of the catalog, and objects. Default: none. */
  catalog?: string
  objects?: string
  /** Entries of the trailer. Default: none. */
  trailer?: string
}

/** A file as a file dialog hands it over: a PDF of one page. */
export function storyPdf(
  name: string,
  { more = name, megabytes = 0, catalog = '', objects = '', trailer = '' }: StoryPdfOptions = {},
): File {
  const filler = new Uint8Array(megabytes * 1_048_576).fill(0x20)
  const end = `\ntrailer\n<< /Root 2 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`
  return new File([body.replace('CATALOG', catalog), objects, `% ${more}\n`, filler, end], name, {
    type: 'application/pdf',
  })
}

/** A file that says it is a PDF and is a picture. */
export const renamedPicture = new File(['\u0089PNG\r\n picture'], 'scan.pdf', { type: 'application/pdf' })
export const emptyPdf = new File([], 'nothing.pdf', { type: 'application/pdf' })
export const damagedPdf = new File([storyPdf('whole.pdf').slice(0, 150)], 'cut-off.pdf', { type: 'application/pdf' })

/** A portfolio: a cover page with a file attached. */
export const portfolioPdf = storyPdf('portfolio.pdf', {
  catalog: '/Collection << >> /Names << /EmbeddedFiles << /Names [(exam.pdf) 4 0 R] >> >>',
  objects: `4 0 obj
<< /Type /Filespec /F (exam.pdf) /EF << /F 5 0 R >> >>
endobj
5 0 obj
<< /Type /EmbeddedFile /Length 4 >>
stream
exam
endstream
endobj
`,
})

interface PasswordKeys {
  o: string
  oe: string
  u: string
  ue: string
  perms: string
}

/** A PDF encrypted with AES-256. The keys hold the passwords that open it. */
function encryptedPdf(name: string, { o, oe, u, ue, perms }: PasswordKeys): File {
  const filter = '/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF'
  const keys = `/O <${o}> /OE <${oe}> /U <${u}> /UE <${ue}> /P -3904 /Perms <${perms}>`
  return storyPdf(name, {
    objects: `4 0 obj\n<< /Filter /Standard /V 5 /R 6 /Length 256 ${filter} ${keys} >>\nendobj\n`,
    trailer: '/Encrypt 4 0 R /ID [<1cb2ca78a0bf386d5883907e09d43fbc> <1cb2ca78a0bf386d5883907e09d43fbc>]',
  })
}

/** Opens with the password 'secret'. */
export const protectedPdf = encryptedPdf('locked.pdf', {
  o: 'c208009e796371a7a4a32533657931b1d136f05d28f8755960e222dd75138cd1efaaa00200a12dc693db957d62b2ce01',
  oe: '8a92c667c6c6d0da1883f7fc3cb71e7fc60f761ede47c56b8581eb03720a3c63',
  u: '7f12cbee8b334d137a37ebcef9f298df9cd77c7906c481034dcd2abc2d8f1bd5787a6950ee40d6aeeaccc41fb999527e',
  ue: 'a27b5e64f9a3612826c2a18006d4d2b34daff98ec06337ac57eaf6691f8ec078',
  perms: '147c17ec735a1b4b500f1bd6eecf0ba3',
})

/** Opens without a password; can't be printed or changed. */
export const restrictedPdf = encryptedPdf('restricted.pdf', {
  o: 'dec84cd1bd3bcd4d04a379d2c0b79c9e7840ea13913f408a5f0d45b298679b36f0904696e0e9d08b80e6d9df278aeb54',
  oe: '12400ca4e87e867d7e293ab1ae9ca7a067d6673655366bbf33a2d998d6cae4f0',
  u: '4eaa130ff7be0df143a3da5b5d123e452887b931ef7c89d90275dee72495b0920dab4898c72240f3900515d5ce3a89a1',
  ue: 'd277d592b0e188c9ccad4b914fc1cb855b435c7d842a3d05e6f9e2229111c702',
  perms: '41d20352f5de2af39b5f33b6cbe5fbd5',
})
