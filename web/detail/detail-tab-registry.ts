import type { ComponentType } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import type { Words } from '../../core/values/language.ts'
import type { Values } from '../platform/data/record-values.ts'

/** What a tab that a later module adds is given. */
export interface DetailTabProps {
  readonly doc: Described
  readonly record: Values
}

/** A tab on the detail page of another module's document. */
export interface DetailTab {
  /** `finance.paymentPlan`, `approved` for every document that is, or `every` for all of them. */
  readonly document: string
  readonly key: string
  readonly label: Words
  /** What of a record it shows: it is there once there is one, with their number. */
  readonly counted?: 'papers'
  readonly load: () => Promise<{ readonly default: ComponentType<DetailTabProps> }>
}

const tabs: DetailTab[] = []

/** Adds a tab; called once per tab when the pages are put together. */
export function addDetailTab(tab: DetailTab): void {
  tabs.push(tab)
}

/** The tabs that modules added to a document. */
export function detailTabsOf(key: string, approved: boolean): readonly DetailTab[] {
  return tabs.filter(
    ({ document }) => document === key || document === 'every' || (document === 'approved' && approved),
  )
}
