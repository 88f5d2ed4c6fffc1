import { Suspense } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { toast } from '../../../ui/toast.ts'
import { FieldsDialog, http, newKey, useWords, type Values } from '../../../web/module-api.ts'
import { delegationsWords as words } from '../words/delegations.ts'
import { proxiesChanged, useProxyChoices } from './use-delegations.tsx'

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

/** Sets who decides, from which day to which, for which processes. */
export function ProxyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { data: choices } = useProxyChoices()
  if (choices === undefined) return null
  const fields: readonly DescribedField[] = [
    { ...plain, kind: 'person', name: 'agent', label: t(words.agent), required: true, everywhere: true },
    { ...plain, kind: 'date', name: 'from', label: t(words.from), required: true, notBefore: 'today()' },
    { ...plain, kind: 'date', name: 'to', label: t(words.to), required: true, notBefore: 'from' },
    {
      ...plain,
      kind: 'selects',
      name: 'documents',
      label: t(words.documents),
      help: t(words.documentsHelp),
      choices: choices.map(({ code, label }) => ({ code, label: { ...label } })),
    },
  ]
  const save = async ({ agent, from, to, documents }: Values) => {
    await http.post(
      '/api/workflow/proxy',
      {
        agent,
        from: dayOfMs(Number(from)),
        to: dayOfMs(Number(to)),
        documents: Array.isArray(documents) ? documents.join(',') : '',
      },
      { key: newKey(), quiet: true },
    )
    toast.success(t(words.saved))
    proxiesChanged()
  }
  return (
    <Suspense>
      <FieldsDialog title={t(words.add)} fields={fields} values={{}} onSave={save} onClose={onClose} />
    </Suspense>
  )
}
