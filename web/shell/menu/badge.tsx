import css from './menu-list.module.css'

/** How much waits behind an entry; nothing while nothing does. */
export function Badge({ count }: { readonly count: number }) {
  return count > 0 && <b className={css.badge}>{count > 99 ? '99+' : count}</b>
}
