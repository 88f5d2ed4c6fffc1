import { type AutomationOperation, createServerAutomationHost } from '@docx-editor.dev/core/automation'

/** A letter in the editor, without a page around it: the same tree and the same writing as behind the page. */
export function editedLetter(bytes: Uint8Array) {
  const opening = createServerAutomationHost(bytes)
  if (!opening.ok) throw new Error(`not opened: ${opening.reason}`)
  const { host } = opening
  const ask = (operation: AutomationOperation) => {
    const { results } = host.execute({ operations: [operation] })
    const [result] = results
    if (result?.status !== 'ok') throw new Error(`${operation.op}: ${JSON.stringify(result)}`)
    return result.value
  }
  const handle = (operation: AutomationOperation) => {
    const value = ask(operation)
    if (value.kind !== 'handle') throw new Error(`${operation.op} answers ${value.kind}`)
    return value.handle
  }
  const body = handle({ op: 'getBody', document: handle({ op: 'getDocument' }) })
  const spanOf = (text: string) => {
    const found = ask({ op: 'search', scope: { body }, text })
    const span = found.kind === 'spans' ? found.spans[0] : undefined
    if (span === undefined) throw new Error(`${text} is not in the letter`)
    return span
  }
  return {
    ask,
    body,
    spanOf,
    type: (text: string, typed: string) => void ask({ op: 'replaceSpan', span: spanOf(text), text: typed }),
    written: (): Uint8Array => {
      const saving = host.save()
      if (!saving.ok) throw new Error(saving.error.code)
      return saving.bytes
    },
  }
}
