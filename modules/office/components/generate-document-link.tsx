import { minuteMs } from '../../../core/values/duration.ts'
import { toast } from '../../../ui/toast.ts'
import { type DetailLinkEntry, type DetailLinkSource, http, queryClient } from '../../../web/module-api.ts'
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
export default async function paperLinks(source: DetailLinkSource): Promise<readonly DetailLinkEntry[]> {
  const { doc, lang, say } = source
  const document = `${doc.module}.${doc.name}`
  const offered = await queryClient.fetchQuery({
    queryKey: ['doc', 'office', 'template', 'offered', document, lang],
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      http.get<readonly Offered[]>(`/api/office/offered?document=${document}`, { signal, quiet: true }),
  })
  return offered.map(({ id, label }) => ({
    key: `paper ${id}`,
    label: say(words.make, { name: label }),
    icon: 'file',
    onPress: () => makePaper(id, source),
  }))
}

async function makePaper(template: string, { doc, record, say }: DetailLinkSource): Promise<void> {
  const recordId = String(record['id'])
  try {
    const { number, afterApproval } = await http.post<Made>(`/api/office/paper/${template}?record=${recordId}`, {})
    if (afterApproval) toast.info(say(words.madeAfter, { n: number }))
    else toast.success(say(words.made, { n: number }))
    await queryClient.invalidateQueries({ queryKey: generatedDocumentsKey(`${doc.module}.${doc.name}`, recordId) })
    await queryClient.invalidateQueries({ queryKey: ['beside', doc.module, doc.name, recordId] })
  } catch {
    // The client has told what was refused.
  }
}
