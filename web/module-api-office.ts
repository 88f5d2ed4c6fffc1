/** A document in the office frame, for screens that open nothing else: no chunk of its own is waited for. */
export { OfficeDocument } from './office-frame/host/office-document.tsx'
