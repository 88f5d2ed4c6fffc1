import { useRef, useState } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { readDefinition } from '../../../core/approval/read-definition.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { designWords as words } from '../../../web/module-api-flow.ts'
import { useWords } from '../../../web/module-api.ts'
import { writeBpmn } from '../design/write-bpmn.ts'
import css from './process-designer.module.css'

interface FileActionsProps {
  readonly definition: FlowDefinition
  readonly disabled: boolean
  readonly onOpen: (definition: FlowDefinition) => void
}

interface Left {
  readonly tag: string
  readonly name: string
}

/** A drawing into a file and from one. */
export function FileActions({ definition, disabled, onOpen }: FileActionsProps) {
  const t = useWords()
  const file = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState<readonly Left[]>([])
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const text = await chosen.text()
    const found = text.trimStart().startsWith('{')
      ? fromJson(text)
      : (await import('../design/read-bpmn.ts')).readBpmn(text, definition)
    if (found === null) {
      toast.error(t(words.importBad))
      return
    }
    // A file brings the nodes; which process this is stays as it is.
    onOpen({ ...found.definition, key: definition.key, version: definition.version })
    setLeft(found.left)
    if (found.left.length === 0) toast.success(t(words.imported))
  }
  const entries = () => [
    {
      key: 'json',
      label: t(words.exportJson),
      onClick: () => download(`${definition.key}.json`, 'application/json', JSON.stringify(definition, null, 2)),
    },
    {
      key: 'bpmn',
      label: t(words.exportBpmn),
      onClick: () => download(`${definition.key}.bpmn`, 'application/xml', writeBpmn(definition)),
    },
    ...(disabled ? [] : [{ key: 'import', label: t(words.import), onClick: () => file.current?.click() }]),
  ]
  return (
    <>
      <ActionMenu
        entries={entries}
        button={(trigger) => <Button {...trigger} icon="more" aria-label={t(words.more)} />}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,.bpmn,.xml"
        aria-label={t(words.import)}
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {left.length > 0 && (
        <Dialog
          open
          title={t(words.importedPart)}
          onClose={() => setLeft([])}
          footer={
            <Button look="primary" onClick={() => setLeft([])}>
              {t(words.close)}
            </Button>
          }
        >
          <ul className={css.left}>
            {left.map(({ tag, name }, at) => (
              <li key={at}>
                <code>{tag}</code> {name}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function fromJson(text: string): { readonly definition: FlowDefinition; readonly left: readonly Left[] } | null {
  try {
    const definition = readDefinition(JSON.parse(text))
    return definition === null ? null : { definition, left: [] }
  } catch {
    return null
  }
}

function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
