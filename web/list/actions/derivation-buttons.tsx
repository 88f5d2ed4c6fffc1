import { Button } from 'antd'
import { useState } from 'react'
import type { Described, DescribedDerivation } from '../../../core/description/described-document.ts'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { gridWords } from '../grid/grid-words.ts'

interface DerivationVerbsProps {
  readonly doc: Described
  readonly rows: () => Promise<readonly Values[]>
  readonly count: number
}

const most = 10

/** What may be made from the rows chosen: each that has something left begins a form of its own. */
export function DerivationVerbs({ doc, rows, count }: DerivationVerbsProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const open = async ({ name, module, document, by }: DescribedDerivation) => {
    if (count > most) {
      toast.warning(t(gridWords.tooMany, { n: most }))
      return
    }
    setBusy(true)
    try {
      const ids = (await rows()).map(({ id }) => String(id))
      const fit = await http.post<readonly string[]>(
        `/api/${doc.module}/${doc.name}/derivable`,
        { name, ids },
        { quiet: true },
      )
      if (fit.length < ids.length) toast.warning(t(gridWords.notDerivable, { n: ids.length - fit.length }))
      for (const id of fit) openPage(`/doc/${module}/${document}/new?${by}=${id}`)
    } catch (failure) {
      toast.error(failureText(failure))
    }
    setBusy(false)
  }
  return (doc.derivations ?? []).map((one) => (
    <Button key={one.name} size="small" disabled={busy} onClick={() => void open(one)}>
      {one.label}
    </Button>
  ))
}
