export { quickLinksMessages } from './messages.js'
export { QuickLinksEditor, type QuickLinksEditorProps } from './QuickLinksEditor/QuickLinksEditor.js'
