import type { FormDraft } from '../../../core/form-design/draft.ts'
import { readDraft } from '../../../core/form-design/read-draft.ts'

/** The drawing of a form in a file of this product; null when it is none. */
export function draftInFile(text: string): FormDraft | null {
  try {
    const read = readDraft(JSON.parse(text))
    return 'draft' in read ? read.draft : null
  } catch {
    return null
  }
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
