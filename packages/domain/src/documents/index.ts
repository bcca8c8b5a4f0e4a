export { addPages, DocumentDefectError, findDocumentDefect, openDocument } from './open-document.ts'
