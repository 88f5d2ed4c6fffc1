import { useEffect, useRef } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { usePage, useTab } from '../../platform/page/page-context.ts'
import { askedPart, readAsked, withAsked, type Asked } from './filter-address.ts'

/**
 * Keeps what is asked of a list in its address: a link that is sent, a reload and the way back show the same rows.
 * `mine` is what the list asks, null while that is not known; an address that asks otherwise is followed.
 */
export function useAddressed(doc: Described, fixed: Values, mine: string | null, follow: (asked: Asked) => void): void {
  const { query, visible } = usePage()
  const { ask } = useTab()
  const told = askedPart(doc, fixed, query)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!visible || mine === null) return
    const moved = told !== seen.current
    seen.current = told
    if (moved && told !== '' && told !== mine) return follow(readAsked(doc, told))
    if (mine === told) return
    seen.current = mine
    ask(withAsked(doc, fixed, query, mine))
  }, [doc, fixed, visible, mine, told, query, follow, ask])
}
