import { useDeferredValue, useMemo, useReducer } from 'react'
import { drawingOf, drawn } from '../../../core/form-design/draft-undo-history.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormChoices, OpenedForm } from '../../../core/form-design/form-designer-types.ts'
import { readDraft } from '../../../core/form-design/read-draft.ts'
import type { Json } from '../../../core/values/json.ts'
import { useCan, useKeptDrawing } from '../../../web/module-api.ts'
import { columnsOf } from './draft-fields.ts'
import { formProblems, worldOf, wrongIn } from './draft-problem-places.ts'
import type { Design } from './form-design-types.ts'
import { settled } from './predefined-flows.ts'

export type FormDrawing = ReturnType<typeof useFormDrawing>

/** A form as it is drawn: what it is now, what is wrong with it, the changes that can be taken back. */
export function useFormDrawing(opened: OpenedForm, choices: FormChoices) {
  const { published } = opened
  const disabled = !useCan('ywbd-bj')
  const kept = useKeptDrawing({ sort: 'forms.drawing', name: opened.name, ver: opened.ver, read: readKept })
  const [drawing, act] = useReducer(drawn<FormDraft>, kept.back ?? opened.draft, drawingOf<FormDraft>)
  const { now, past, future } = drawing
  const world = useMemo(() => worldOf(choices, published), [choices, published])
  const looked = useDeferredValue(now)
  const problems = useMemo(() => formProblems(settled(looked), world), [looked, world])
  const wrong = useMemo(() => wrongIn(looked, problems), [looked, problems])
  const fixed = useMemo(() => pathsOf(published), [published])
  const design: Design = {
    draft: now,
    choices,
    disabled,
    change: (to, about) => act({ do: 'change', to, ...(about === undefined ? {} : { about }) }),
  }
  return {
    design,
    kept,
    problems,
    wrong,
    fixed,
    undo: past.length === 0 ? null : () => act({ do: 'undo' }),
    redo: future.length === 0 ? null : () => act({ do: 'redo' }),
    open: (to: FormDraft) => act({ do: 'open', to }),
  }
}

function readKept(json: Json): FormDraft | null {
  const read = readDraft(json)
  return 'draft' in read ? read.draft : null
}

function pathsOf(published: FormDraft | null): ReadonlySet<string> {
  if (published === null) return new Set()
  return new Set(
    Object.entries(published.doc.fields).flatMap(([name, field]) => [
      name,
      ...Object.keys(columnsOf(field)).map((column) => `${name}.${column}`),
    ]),
  )
}
