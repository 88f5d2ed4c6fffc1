import { formatNumber, isDecimal } from '../../core/decimal.ts'
import { classes } from '../../ui/classes.ts'
import { useLang } from '../session/language.ts'
import css from './grid.module.css'
import type { Slice } from './laid-out.ts'

/** Totals of the whole list, as the server counted them, under their columns. */
export function GridFoot({ slice, totals, label, actionsWidth }: { readonly slice: Slice; readonly totals: Readonly<Record<string, string>>; readonly label: string; readonly actionsWidth: number }) {
  const lang = useLang()
  const shown = (name: string, digits: unknown) => {
    const total = totals[name]
    return isDecimal(total) ? formatNumber(total, typeof digits === 'number' ? digits : null, lang) : total
  }
  return (
    <div className={css.foot} role="row">
      <div className={classes(css.cell, css.index)} role="gridcell">{label}</div>
      <div style={{ width: slice.before }} role="presentation" />
      {slice.columns.slice(slice.first, slice.last + 1).map(({ field, width }) => (
        <div key={field.name} className={classes(css.cell, css.figure)} style={{ width }} role="gridcell"><span className={css.text}>{shown(field.name, field.digits)}</span></div>
      ))}
      <div style={{ width: slice.after }} role="presentation" />
      {actionsWidth > 0 && <div className={classes(css.cell, css.actions)} style={{ width: actionsWidth }} role="gridcell" />}
    </div>
  )
}
