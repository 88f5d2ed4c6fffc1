import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { minuteMs } from '../../../core/values/duration.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { type DetailTabProps, http, useLang, useWords } from '../../../web/module-api.ts'
import { paperWords as words } from '../words/generated-documents.ts'
import { generatedDocumentsKey } from './generated-documents-key.ts'

interface Offered {
  readonly id: string
  readonly label: string
}

interface Made {
  readonly number: number
  readonly afterApproval: boolean
}

const freshMs = 5 * minuteMs

/** Makes a paper of the record by one of the templates of its document, and keeps it; nothing where there is none. */
export default function PaperLink({ doc, record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const document = `${doc.module}.${doc.name}`
  const { data: offered = [] } = useQuery({
    queryKey: ['doc', 'office', 'template', 'offered', document, lang],
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      http.get<readonly Offered[]>(`/api/office/offered?document=${document}`, { signal, quiet: true }),
  })
  const client = useQueryClient()
  const recordId = String(record['id'])
  const [busy, setBusy] = useState(false)
  if (offered.length === 0) return null
  const make = async ({ id }: Offered) => {
    setBusy(true)
    try {
      const { number, afterApproval } = await http.post<Made>(`/api/office/paper/${id}?record=${recordId}`, {})
      if (afterApproval) toast.info(t(words.madeAfter, { n: number }))
      else toast.success(t(words.made, { n: number }))
      await client.invalidateQueries({ queryKey: generatedDocumentsKey(document, recordId) })
      await client.invalidateQueries({ queryKey: ['beside', doc.module, doc.name, recordId] })
    } catch {
      // The client has told what was refused.
    }
    setBusy(false)
  }
  return (
    <ActionMenu
      entries={() =>
        offered.map((template) => ({
          key: template.id,
          label: template.label,
          onClick: () => void make(template),
        }))
      }
      button={(trigger) => (
        <Button {...trigger} icon="file" busy={busy}>
          {t(words.make)}
        </Button>
      )}
    />
  )
}
