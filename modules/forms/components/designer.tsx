import { Alert, Segmented } from 'antd'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { FormChoices, OpenedForm } from '../../../core/form-design/form-designer-types.ts'
import { onDrawingKey } from '../../../ui/canvas-keys.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { DesignActions } from './design-actions.tsx'
import { DesignPanel } from './design-side-panel.tsx'
import { PhoneDrawers } from './designer-phone-drawers.tsx'
import type { Place, Step } from './draft-problem-places.ts'
import { DrawStep } from './fields-step.tsx'
import { FlowPane } from './flow-pane.tsx'
import { FormSettings } from './form-settings.tsx'
import { ListSettings } from './list-settings.tsx'
import { PalettePane } from './palette-pane.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { useChosen } from './use-chosen-part.ts'
import { showField, useFieldActs } from './use-field-actions.ts'
import { useFormDrawing } from './use-form-drawing.tsx'
import css from './designer.module.css'

interface DesignerProps {
  /** The part that is shown first. */
  readonly first: Step
  readonly opened: OpenedForm
  readonly choices: FormChoices
}

/** Drawing a form: what it may be made of, the form as its users see it, what each part says, what is wrong. */
export function Designer({ first, opened, choices }: DesignerProps) {
  const t = useWords()
  const lang = useLang()
  const [step, setStep] = useState<Step>(first)
  const find = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const saving = useRef<(() => void) | null>(null)
  const drawing = useFormDrawing(opened, choices)
  const { design, kept, problems, undo, redo } = drawing
  const { draft, disabled } = design
  const part = useChosen()
  const acts = useFieldActs(design, part, canvas)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      acts.shift(event.key === 'ArrowDown' ? 1 : -1)
      return
    }
    onDrawingKey(event, {
      move: acts.walk,
      copy: acts.copy,
      paste: acts.paste,
      remove: acts.remove,
      undo: () => undo?.(),
      redo: () => redo?.(),
      find: () => find.current?.focus(),
      save: () => saving.current?.(),
    })
  }
  const go = ({ step: to, chosen }: Place) => {
    setStep(to)
    part.choose(chosen)
    if (chosen.sort === 'field') showField(canvas, chosen.path, 'center')
  }
  const panel = <DesignPanel {...{ drawing, part, acts }} onGo={go} />
  const lines = part.chosen.sort === 'field' && draft.doc.fields[part.chosen.path.split('.')[0] ?? '']?.kind === 'lines'
  const palette = <PalettePane disabled={disabled} inLines={lines} find={find} onAdd={acts.add} onGroup={acts.group} />
  return (
    <>
      <PageHeader
        title={draft.words.title[lang] || draft.words.title.zh}
        note={`${draft.doc.name} · ${draft.doc.code}`}
        tags={problems.length > 0 && <StatusTag tone="warn">{`${t(words.problems)} ${problems.length}`}</StatusTag>}
        actions={
          <DesignActions
            draft={draft}
            opened={opened}
            sound={problems.length === 0}
            keep={kept.keep}
            restored={kept.back !== null}
            onSaveable={(save) => {
              saving.current = save
            }}
            onOpen={(to) => {
              drawing.open(to)
              part.clear()
            }}
          />
        }
      />
      <StepChoice step={step} onChange={setStep} />
      {step === 'flow' && <FlowPane {...design} undo={undo} redo={redo} onSave={() => saving.current?.()} />}
      {step !== 'flow' && step !== 'design' && (
        <div className={css.whole}>
          {step === 'lists' && <ListSettings {...design} />}
          {step === 'settings' && <FormSettings {...design} />}
          {step === 'preview' && <PreviewPane draft={draft} unfit={problems.some(({ path }) => ofForm(path))} />}
        </div>
      )}
      {step === 'design' && <DrawStep {...{ drawing, part, acts, canvas, palette, panel, onKeyDown }} />}
      <PhoneDrawers drawn={step === 'design'} part={part} palette={palette} panel={panel} />
      {disabled && <Alert type="info" showIcon title={t(words.readOnly)} />}
    </>
  )
}

function ofForm(path: string): boolean {
  return path.startsWith('doc.fields') || path.startsWith('doc.form')
}

function StepChoice({ step, onChange }: { readonly step: Step; readonly onChange: (step: Step) => void }) {
  const t = useWords()
  return (
    <div className={css.steps}>
      <Segmented<Step>
        aria-label={t(words.parts)}
        value={step}
        onChange={onChange}
        options={[
          { value: 'design', label: t(words.design) },
          { value: 'flow', label: t(words.flow) },
          { value: 'lists', label: t(words.listTab) },
          { value: 'settings', label: t(words.settings) },
          { value: 'preview', label: t(words.preview) },
        ]}
      />
    </div>
  )
}
