import type { MySessions } from '../../../core/api-types/my-sessions.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useStamp, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import css from './account.module.css'

/** When, with what and from where this account was used last, so that a stranger's visit is noticed. */
export function LastSignIn({ last: { time, device, ip, failures } }: { readonly last: MySessions['last'] }) {
  const t = useWords()
  const stamp = useStamp()
  const from = [device, ip].filter(Boolean).join(' · ') || '—'
  return (
    <p className={css.last} data-failed={failures > 0 || undefined} role={failures > 0 ? 'alert' : 'status'}>
      <Icon name={failures > 0 ? 'warning' : 'clock'} size={18} />
      <span>{time === null ? t(words.first) : t(words.last, { time: stamp(time, 'minute'), from })}</span>
      <span>{failures > 0 ? t(words.failures, { n: failures }) : time !== null && t(words.noFailures)}</span>
    </p>
  )
}
