import { describe, expect, test } from 'vitest'
import { cleanFileName, isSafeFileName } from './store-documents.ts'

describe('a file name', () => {
  test.each([
    ['exam.pdf', true],
    ['EXAM.PDF', true],
    ['exam', true],
    ['Attest é 陈.pdf', true],
    ['exam.v2.final.pdf', true],
    ['exam.pdf.pdf', true],
    ['letter of 3.5.2026', true],
    ['letter.pdf 3.5.2026', true],
    ['letter.pdf.3.5.2026', true],
    ['letter.pdf.second page', true],
    ['letter.pdf.', true],
    ['pdf', true],
    ['exam.pdf.v2.pdf', true],
    ['exam.v2', true],
    ['letter to Dr. Smith', true],
    ['report.exe', false],
    ['report.HTML', false],
    ['report.docx.', false],
    ['report.desktop', false],
    ['report.settingcontent-ms', false],
    ['report.7z', false],
    ['exam.pdf.exe', false],
    ['exam.PDF.Scr', false],
    ['exam.pdf .js ', false],
    ['exam.pdf.html', false],
    ['exam.pdf\u200b.exe', false],
    ['exam.pdf\u00ad.scr', false],
    ['exam.pdf\u3164.exe', false],
    ['exam.p\u200bdf.exe', false],
    ['exam.pdf.exe.', false],
    ['exam.pdf.exe . \u200b', false],
    ['exam.pdf. exe', false],
    ['exam.pdf.v2.exe', false],
    ['exam. PDF .v2.appref-ms', false],
    ['exam.pdf.{20D04FE0-3AEA-1069-A2D8-08002B30309D}', false],
    ['exam\u202efdp.exe', false],
    ['exam\u2066.pdf', false],
    ['\u200fexam.pdf', false],
    [`${'a'.repeat(251)}.pdf`, true],
    [`${'a'.repeat(252)}.pdf`, false],
    [`${'é'.repeat(126)}.pdf`, false],
  ])('%j may be used: %s', (name, expected) => {
    expect(isSafeFileName(name)).toBe(expected)
  })

  test.each([
    [' exam\u0000\u202e.pdf ', 'exam.pdf'],
    ['exam\u034f.\u3164pdf', 'exam.pdf'],
    ['a'.repeat(130), `${'a'.repeat(120)}…`],
  ])('%j is shown as %j', (name, expected) => {
    expect(cleanFileName(name)).toBe(expected)
  })
})
