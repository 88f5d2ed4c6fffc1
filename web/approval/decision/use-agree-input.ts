import { useState } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../../core/description/described-document.ts'
import type { Field } from '../../../core/description/field.ts'
import { formFields } from '../../form/form-fields.ts'
import { createForm, type Form } from '../../form/form-store.ts'
import { useAsker } from '../../form/use-expression-context.ts'
import { wireOf, type Values } from '../../platform/data/record-values.ts'
import type { FlowOffer } from './approval-instance-queries.ts'
import { chosenBody, type ChosenPeople } from './chosen-people.tsx'

/** What goes with an agreement: the fields that the step opens, and whom its handler chooses for the next. */
export interface Agreement {
  readonly form: Form
  /** Names of the open fields. */
  readonly names: readonly string[]
  readonly chosen: ChosenPeople
  readonly setChosen: (chosen: ChosenPeople) => void
  /** A choice was demanded and is missing. */
  readonly unchosen: boolean
  /** Something was filled in that is not sent yet. */
  readonly begun: boolean
  /** What is sent; null while something is wrong, which then is shown. */
  readonly body: () => object | null
  /** Shows what the server found wrong; whether any of it is shown here. */
  readonly refuse: (errors: Readonly<Record<string, string>>) => boolean
}

/** The part of the form that a step opens to its handler: checked as he types by the rules of the whole record. */
export function useAgreement(doc: Described, record: Values, offer: FlowOffer | undefined): Agreement {
  const asker = useAsker()
  const rights = offer?.fields ?? {}
  const names = Object.keys(rights)
  const [form] = useState(() =>
    createForm({ fields: demanded(doc, rights), record, asker, writable: (name) => name in rights }),
  )
  const [chosen, setChosen] = useState<ChosenPeople>({})
  const [unchosen, setUnchosen] = useState(false)
  const changed = useStore(form.store, (state) => state.changed.size > 0)
  const own = (path: string) => names.includes(path.split('.')[0] ?? '')
  const body = () => {
    form.tryAll()
    const { checked, changed, problems } = form.store.getState()
    if (Object.keys(problems).some(own)) return null
    const values = Object.fromEntries(
      Object.entries(wireOf(doc.fields, checked)).filter(([name]) => changed.has(name) && own(name)),
    )
    return { ...(Object.keys(values).length === 0 ? {} : { values }), ...chosenBody(chosen) }
  }
  const refuse = (errors: Readonly<Record<string, string>>) => {
    form.refuse(errors)
    setUnchosen('choose' in errors)
    return Object.keys(errors).some((path) => own(path) || path === 'choose')
  }
  return {
    form,
    names,
    chosen,
    setChosen: (next) => {
      setChosen(next)
      setUnchosen(false)
    },
    unchosen,
    begun: changed || Object.keys(chosen).length > 0,
    body,
    refuse,
  }
}

/** The fields of the form, of which the step demands some besides. */
function demanded(doc: Described, rights: NonNullable<FlowOffer['fields']>): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    Object.entries(formFields(doc)).map(([name, field]) => [
      name,
      rights[name] === 'required' ? { ...field, required: true } : field,
    ]),
  )
}
