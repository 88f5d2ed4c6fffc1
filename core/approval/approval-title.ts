import type { Lang } from '../values/language.ts'

/** What a case is called from. */
interface CaseNamed {
  readonly process: string
  readonly drafter: string
  /** Party and amount, or what else the record is called. */
  readonly about: readonly (string | null)[]
}

/** How a case is called in a language: 【付款计划审批】李四-供应商-1,200.00 CNY; elsewhere process, matter, drafter. */
export function approvalTitle({ process, drafter, about }: CaseNamed, lang: Lang): string {
  const matter = about.filter((part) => part !== null && part !== '')
  if (lang === 'zh') return `【${process}】${[drafter, ...matter].join('-')}`
  return `${process}: ${[...(matter.length === 0 ? [] : [matter.join(', ')]), drafter].join(' — ')}`
}
