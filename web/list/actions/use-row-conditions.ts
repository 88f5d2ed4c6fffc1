import { useEffect, useMemo, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { useAsker } from '../../form/use-expression-context.ts'
import { unconditional, type RowCondition } from './row-verbs.ts'

/** The conditions of a document's actions; the language they are written in comes only where there are some. */
export function useRowConditions(doc: Described): RowCondition {
  const asker = useAsker()
  const plain = useMemo(() => unconditional(doc), [doc])
  const [known, setKnown] = useState<{ readonly doc: Described; readonly condition: RowCondition } | null>(null)
  useEffect(() => {
    if (!doc.actions.some(({ when }) => when !== undefined)) return
    let wanted = true
    void import('./row-conditions.ts').then(({ rowConditions }) => {
      if (wanted) setKnown({ doc, condition: rowConditions(doc, asker) })
    })
    return () => {
      wanted = false
    }
  }, [doc, asker])
  return known?.doc === doc ? known.condition : plain
}
