export { DocumentDefectError, findDocumentDefect, openDocument } from './open-document.ts'
