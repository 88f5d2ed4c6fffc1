import { useStore } from 'zustand'
import type { Described } from '../../../core/description/described-document.ts'
import { Card } from '../../../ui/card.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import type { Form } from '../../form/form-store.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { wireOf } from '../../platform/data/record-values.ts'
import { useWords } from '../../platform/session/use-words.ts'
import WayPreview from './approval-path-preview.tsx'
import { approvalWords } from './words.ts'

const pauseMs = 500

/** The way that the document being filled in would go, by what is typed in the fields its flow decides by. */
export default function FormWay({
  doc,
  form,
  id,
}: {
  readonly doc: Described
  readonly form: Form
  readonly id: string | null
}) {
  const t = useWords()
  const checked = useStore(form.store, (state) => state.checked)
  const settled = useDebouncedValue(JSON.stringify(decisive(doc, checked)), pauseMs)
  return (
    <Card title={t(approvalWords.pathAhead)}>
      <WayPreview doc={doc} id={id} values={JSON.parse(settled) as Values} />
    </Card>
  ) // written just above
}

/** Only these are sent: the rest of the form may be long and leads nowhere. */
function decisive({ approval, fields }: Described, checked: Values): Values {
  const names = new Set(approval?.values)
  const read = fields.filter(({ name }) => names.has(name))
  return wireOf(read, Object.fromEntries(read.map(({ name }) => [name, checked[name] ?? null])))
}
