import { useState, type RefObject } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { elseWords } from '../words/design.ts'
import { added, moved, removed, spotOf, withGroup } from './draft-edit.ts'
import { drawnAt, type Drawn, type Spot } from './draft-fields.ts'
import type { Carried } from './dragged-field.ts'
import type { Design } from './form-design-types.ts'
import { stepped } from './neighbouring-field.ts'
import { newField } from './new-draft.ts'
import { spotFor } from './new-field-position.ts'
import { fitsInLines } from './palette.ts'
import type { ChosenPart } from './use-chosen-part.ts'

export type FieldActs = ReturnType<typeof useFieldActs>

/** What one may do to a drawing and its chosen field. */
export function useFieldActs(design: Design, part: ChosenPart, canvas: RefObject<HTMLElement | null>) {
  const { draft, disabled, change } = design
  const { chosen, choose } = part
  const [clipboard, setClipboard] = useState<Drawn | null>(null)
  const path = chosen.sort === 'field' ? chosen.path : null
  const one = path === null ? null : drawnAt(draft, path)
  const put = (what: Drawn, spot: Spot | null, wanted?: string) => {
    if (disabled || spot === null || ('lines' in spot && !fitsInLines(what.field.kind))) return
    const [to, at] = added(draft, spot, what, wanted)
    change(what.field.kind === 'autoNumber' ? numbered(to, at) : to)
    choose({ sort: 'field', path: at })
    part.setFresh(at)
    showField(canvas, at, 'nearest')
  }
  const here = (kind: string): Spot | null => spotFor(draft, chosen, kind)
  return {
    add: (kind: string) => put(newField(kind), here(kind)),
    group: () => {
      const [to, name] = withGroup(draft, elseWords.part)
      change(to)
      choose({ sort: 'group', name })
    },
    remove: () => {
      if (path === null || disabled) return
      change(removed(draft, path))
      part.clear()
    },
    copy: () => {
      if (one && one.field.kind !== 'autoNumber') setClipboard(one)
    },
    duplicate: () => {
      if (one) put(one, here(one.field.kind), path?.split('.').at(-1))
    },
    paste: () => {
      if (clipboard) put(clipboard, here(clipboard.field.kind))
    },
    drop: (what: Carried, spot: Spot) => {
      if ('kind' in what) return put(newField(what.kind), spot)
      change(moved(draft, what.path, spot))
      choose({ sort: 'field', path: what.path })
    },
    walk: (by: 1 | -1) => {
      const next = stepped(draft, chosen, by)
      choose(next)
      if (next.sort === 'field') fieldIn(canvas, next.path)?.focus()
    },
    shift: (by: 1 | -1) => {
      const spot = path === null ? null : spotOf(draft, path)
      if (path === null || spot === null || disabled) return
      change(moved(draft, path, { ...spot, at: Math.max(0, by === 1 ? spot.at + 2 : spot.at - 1) }))
    },
  }
}

/** Brings a field of the drawing into view once it is drawn. */
export function showField(canvas: RefObject<HTMLElement | null>, path: string, block: 'nearest' | 'center'): void {
  requestAnimationFrame(() => fieldIn(canvas, path)?.scrollIntoView({ block }))
}

function fieldIn(canvas: RefObject<HTMLElement | null>, path: string): HTMLElement | null {
  return canvas.current?.querySelector<HTMLElement>(`[data-choose="${path}"]`) ?? null
}

/** A form numbers its records by the first number field put into it. */
function numbered(draft: FormDraft, field: string): FormDraft {
  const { doc } = draft
  if (doc.number !== undefined) return draft
  const pattern = `${doc.code.toUpperCase()}-{YYYY}{MM}-{####}`
  return { ...draft, doc: { ...doc, number: { field, pattern, resetBy: 'month' } } }
}
