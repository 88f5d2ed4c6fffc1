import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { contactFields } from '../../../core/api-types/account-request.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { toast } from '../../../ui/toast.ts'
import { FieldsDialog, http, newKey, useWords, type Values } from '../../../web/module-api.ts'
import { contactWords } from '../words/account-requests.ts'
import { peopleWords as words } from '../words/people.ts'
import type { Holder } from './change-person-status.tsx'

const plain = {
  kind: 'text',
  max: 100,
  rights: { read: true, write: true },
  sortable: false,
  filter: 'none',
  numeric: false,
} as const

/** Other data to sign in by: asked for here, in force once an administrator of another office agrees. */
export function ContactDialog({ person, onClose }: { readonly person: Holder; readonly onClose: () => void }) {
  const t = useWords()
  const { data } = useQuery({
    queryKey: ['tree', 'contact', person.id],
    gcTime: 0,
    queryFn: ({ signal }) => http.get<{ readonly record: Values }>(`/api/base/person/${person.id}`, { signal }),
  })
  if (!data) return null
  const fields: readonly DescribedField[] = contactFields.map((name) => ({
    ...plain,
    name,
    label: t(contactWords[name]),
  }))
  const values = Object.fromEntries(contactFields.map((name) => [name, data.record[name] ?? '']))
  const ask = async (given: Values) => {
    const changed = Object.fromEntries(contactFields.map((name) => [name, String(given[name] ?? '')]))
    const { waiting } = await http.post<{ readonly waiting?: true }>(
      '/api/system/user/contact',
      { userId: person.id, ...changed },
      { key: newKey() },
    )
    toast.success(t(waiting === true ? words.waits : words.done, { name: person.name }))
  }
  return (
    <Suspense>
      <FieldsDialog
        title={`${t(words.contact)} · ${person.name}`}
        fields={fields}
        values={values}
        onSave={ask}
        onClose={onClose}
      >
        <p>{t(words.contactNote)}</p>
      </FieldsDialog>
    </Suspense>
  )
}
