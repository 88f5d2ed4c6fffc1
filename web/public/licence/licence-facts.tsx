import { StatusTag } from '../../../ui/status-tag.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { LicenceInfo } from './licence-info.ts'
import { licencePageWords as words } from './licence-words.ts'
import css from './licence.module.css'

/** What the licence in use says. */
export function LicenceFacts({ licence }: { readonly licence: NonNullable<LicenceInfo['licence']> }) {
  const t = useWords()
  const { customer, licNo, modules, maxUsers, demo } = licence
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t(words.customer)}</dt>
        <dd>
          {customer}
          {demo && <StatusTag>{t(words.demo)}</StatusTag>}
        </dd>
      </div>
      <div>
        <dt>{t(words.number)}</dt>
        <dd>{licNo}</dd>
      </div>
      <div>
        <dt>{t(words.modules)}</dt>
        <dd>{modules.length === 0 ? t(words.allModules) : modules.join(', ')}</dd>
      </div>
      <div>
        <dt>{t(words.users)}</dt>
        <dd>{maxUsers}</dd>
      </div>
    </dl>
  )
}
