import { Alert } from 'antd'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { readDefinition } from '../../../core/approval/read-definition.ts'
import { drawingOf, drawn } from '../../../core/form-design/draft-undo-history.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { designWords as words, FlowEditor, type SavedDrawing, type Template } from '../../../web/module-api-flow.ts'
import { useCan, useKeptDrawing, useLang, useUnsaved, useWords } from '../../../web/module-api.ts'
import { TryPane } from './dry-run-pane.tsx'
import { FileActions } from './process-file-actions.tsx'
import { PublishActions } from './publish-actions.tsx'
import { useFormProblems } from './use-form-problems.tsx'

interface DesignerProps {
  readonly template: Template
  /** What was saved last when it was opened. */
  readonly begun: SavedDrawing
  /** Opens it anew with what the server holds. */
  readonly onRenew: () => Promise<void>
}

/** Drawing the flow of a process that runs: its versions are kept, compared and published here. */
export function Designer({ template, begun, onRenew }: DesignerProps) {
  const t = useWords()
  const lang = useLang()
  const disabled = !useCan('lcmb-bj')
  const [{ version, definition }, setBase] = useState(begun)
  const kept = useKeptDrawing({
    sort: 'workflow.drawing',
    name: template.process,
    ver: printOf(version),
    read: readDefinition,
  })
  const [restored, setRestored] = useState(kept.back !== null)
  const [opened, setOpened] = useState(0)
  const saving = useRef<(() => void) | null>(null)
  const [drawing, act] = useReducer(drawn<FlowDefinition>, kept.back ?? definition, drawingOf<FlowDefinition>)
  const { now } = drawing
  const dirty = now !== definition
  useUnsaved(dirty)
  const keepNow = useEffectEvent(() => kept.keep(dirty ? now : null, printOf(version)))
  useEffect(() => keepNow(), [now, definition])
  const forget = () => {
    setRestored(false)
    act({ do: 'open', to: definition })
  }
  const problems = useMemo(() => checkDefinition(now), [now])
  const { ofForm, unable } = useFormProblems(template.process, now, !disabled)
  const change = (to: FlowDefinition, about?: string) =>
    act({ do: 'change', to, ...(about === undefined ? {} : { about }) })
  const open = (to: FlowDefinition) => {
    act({ do: 'open', to })
    setOpened(opened + 1)
  }
  const state = dirty
    ? t(words.unsaved)
    : t(version.status === '0' ? words.versionDrawn : words.versionNow, { version: version.version })
  return (
    <>
      <PageHeader
        title={now.label[lang]}
        note={`${template.documentLabel} · ${state}`}
        actions={
          <>
            <FileActions
              definition={now}
              disabled={disabled}
              onOpen={(to) => {
                change(to)
                setOpened(opened + 1)
              }}
            />
            <PublishActions
              template={template}
              version={version}
              definition={now}
              dirty={dirty}
              sound={problems.length + ofForm.length === 0}
              unable={unable}
              base={definition}
              onSaveable={(save) => {
                saving.current = save
              }}
              onSaved={setBase}
              onOpen={open}
              onRenew={onRenew}
            />
          </>
        }
      />
      {restored && dirty && (
        <Alert
          type="info"
          showIcon
          title={t(words.restored)}
          action={
            <Button size="small" onClick={forget}>
              {t(words.forget)}
            </Button>
          }
        />
      )}
      <FlowEditor
        definition={now}
        choices={template}
        disabled={disabled}
        problems={problems}
        ofForm={ofForm}
        undo={drawing.past.length === 0 ? null : () => act({ do: 'undo' })}
        redo={drawing.future.length === 0 ? null : () => act({ do: 'redo' })}
        onChange={change}
        onSave={() => saving.current?.()}
        opened={opened}
        trial={<TryPane definition={now} template={template} names={{ ...template, lang }} />}
      />
    </>
  )
}

/**
 * One number that no other state of the process has, so that a drawing kept in the browser is known by what it was made
 * from.
 */
function printOf({ version, ver }: SavedDrawing['version']): number {
  return version * 10_000 + ver
}
