import { lazy, Suspense, useState } from 'react'
import type { DerivableRow } from '../../../core/api-types/derivation-source.ts'
import type { Described, DescribedDerivation } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { gridWords } from '../grid/grid-words.ts'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

interface DerivationVerbsProps {
  readonly doc: Described
  readonly rows: () => Promise<readonly Values[]>
  readonly count: number
}

interface Asked {
  readonly derivation: DescribedDerivation
  readonly rows: readonly DerivableRow[]
}

const mostApart = 10
const mostMerged = 100

/** What may be made from the rows chosen: of each that has something left a form of its own, or one form of several. */
export function DerivationVerbs({ doc, rows, count }: DerivationVerbsProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = async (derivation: DescribedDerivation) => {
    const most = derivation.into === undefined ? mostApart : mostMerged
    if (count > most) {
      toast.warning(t(gridWords.tooMany, { n: most }))
      return
    }
    setBusy(true)
    try {
      const ids = (await rows()).map(({ id }) => String(id))
      const judged = await http.post<readonly DerivableRow[]>(
        `/api/${doc.module}/${doc.name}/derivable`,
        { name: derivation.name, ids },
        { quiet: true },
      )
      if (derivation.into !== undefined && judged.length > 1) setAsked({ derivation, rows: judged })
      else openEach(derivation, judged)
    } catch (failure) {
      toast.error(failureText(failure))
    }
    setBusy(false)
  }
  const openEach = (derivation: DescribedDerivation, judged: readonly DerivableRow[]) => {
    const fit = judged.filter(({ barred }) => barred === null).slice(0, mostApart)
    if (fit.length < judged.length) toast.warning(t(gridWords.notDerivable, { n: judged.length - fit.length }))
    for (const { id } of fit) openPage(formOf(derivation, [id]))
  }
  return (
    <>
      {(doc.derivations ?? []).map((one) => (
        <Button key={one.name} size="small" disabled={busy} onClick={() => void open(one)}>
          {one.label}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <MergeDialog
            label={asked.derivation.label}
            rows={asked.rows}
            mostApart={mostApart}
            onMerge={(ids) => openPage(formOf(asked.derivation, ids))}
            onSplit={() => openEach(asked.derivation, asked.rows)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The form of a new target that names its sources. */
function formOf({ module, document, by, into }: DescribedDerivation, ids: readonly string[]): string {
  return `/doc/${module}/${document}/new?${into ?? by}=${ids.join()}`
}
