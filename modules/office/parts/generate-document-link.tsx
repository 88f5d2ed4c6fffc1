import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { minuteMs } from '../../../core/values/duration.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { type DetailTabProps, http, useLang, useWords } from '../../../web/define.ts'
import { paperWords as words } from '../words/papers.ts'

interface Offered {
  readonly id: string
  readonly label: string
}

const freshMs = 5 * minuteMs

/** Makes a paper from the record by one of the templates of its document; nothing where there is none. */
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
  const [busy, setBusy] = useState(false)
  if (offered.length === 0) return null
  const make = async ({ id, label }: Offered) => {
    setBusy(true)
    try {
      await http.download(`/api/office/paper/${id}?record=${String(record['id'])}`, null, `${label}.docx`)
      toast.success(t(words.made))
    } catch {
      // The client has told what was refused.
    }
    setBusy(false)
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map((template) => ({
          key: template.id,
          label: template.label,
          onClick: () => void make(template),
        })),
      }}
    >
      <Button icon={<Icon name="file" size={16} />} loading={busy}>
        {t(words.make)}
      </Button>
    </Dropdown>
  )
}
