import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { OneRecord } from '../../platform/data/use-record.ts'
import type { Form } from '../form-store.ts'
import { writableIn } from '../is-field-writable.ts'
import { fieldChanges, type FieldChange } from './field-changes.ts'
import { keptNames, mergeOf, type Merge } from './merge-records.ts'

/** Somebody else's work on the record in the form. */
export interface Conflict {
  /** The record as it is now; null when it is gone. */
  readonly theirs: OneRecord | null
  readonly merge: Merge
  /** Who changed what since. */
  readonly since: readonly FieldChange[]
}

interface Looked {
  readonly id: string
  /** The record that was typed over; null when only its version is known. */
  readonly base: Values | null
  readonly ver: number
}

/** Finds out what others made of the record meanwhile, and lays both works together. */
export function useConflict(doc: Described, form: Form, read: () => Promise<OneRecord | null>) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const look = async ({ id, base, ver }: Looked) => {
    const theirs = await read()
    // Who and when is good to know, and no reason to keep anybody from merging.
    const since = theirs ? await fieldChanges(doc, id, { since: ver }).catch(() => []) : []
    const { values, changed } = form.store.getState()
    const names = new Set(since.map(({ field }) => field))
    const merge = mergeOf({
      fields: editable(doc),
      base,
      mine: values,
      changed,
      theirs: theirs?.record ?? {},
      since: names,
    })
    setConflict({ theirs, merge, since })
    return { theirs, merge }
  }
  /** Puts the newer record under the form; of the contested fields `given` go to the other. */
  const apply = ({ theirs, merge }: Conflict, given: ReadonlySet<string>) => {
    if (!theirs) return
    form.rebase(theirs.record, keptNames(doc.fields, form.store.getState().changed, given), writableIn(doc, theirs))
    if (Object.keys(merge.merged).length > 0) form.set(merge.merged)
    setConflict(null)
  }
  return { conflict, look, apply, close: () => setConflict(null) }
}

// Only what a form shows can be typed into, by whichever of the two.
function editable(doc: Described) {
  const shown = new Set(doc.form.flatMap(({ fields }) => fields))
  return doc.fields.filter(({ name }) => shown.has(name))
}
