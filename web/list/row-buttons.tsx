import { Dropdown } from 'antd'
import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './grid.module.css'
import type { RowVerb } from './row-verbs.ts'

interface RowButtonsProps {
  /** The row they are of: a menu open for one is not open for another. */
  readonly record: string
  readonly verbs: readonly RowVerb[]
  readonly label: (verb: RowVerb) => string
  readonly more: string
  /** Only the row the keyboard stands on is reached by Tab. */
  readonly active: boolean
  readonly onPress: (verb: RowVerb) => void
}

const abreast = 3

/** The buttons of a row. Plain elements: hundreds of them are drawn while one scrolls, and the kit's cost ten times as much. */
export function RowButtons({ record, verbs, label, more, active, onPress }: RowButtonsProps) {
  const shown = verbs.length > abreast ? verbs.slice(0, abreast - 1) : verbs
  const rest = verbs.slice(shown.length)
  const tabIndex = active ? 0 : -1
  return (
    <>
      {shown.map((verb) => <button key={verb.verb} type="button" tabIndex={tabIndex} className={classes(css.button, verb.look === 'danger' && css.danger)} onClick={() => onPress(verb)}>{label(verb)}</button>)}
      {rest.length > 0 && <More key={record} verbs={rest} label={label} more={more} tabIndex={tabIndex} onPress={onPress} />}
    </>
  )
}

function More({ verbs, label, more, tabIndex, onPress }: Omit<RowButtonsProps, 'active' | 'record'> & { readonly tabIndex: number }) {
  const [open, setOpen] = useState(false)
  const button = <button type="button" tabIndex={tabIndex} className={css.button} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>{more}<Icon name="down" size={12} /></button>
  if (!open) return button
  return (
    <Dropdown open autoFocus trigger={['click']} onOpenChange={setOpen} menu={{ items: verbs.map((verb) => ({ key: verb.verb, label: label(verb), danger: verb.look === 'danger', onClick: () => { setOpen(false); onPress(verb) } })) }}>
      {button}
    </Dropdown>
  )
}
