import type { ReactNode } from 'react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import type { RowVerb } from './row-verbs.ts'
import css from '../grid/grid.module.css'

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

/**
 * The buttons of a row. Plain elements: hundreds of them are drawn while one scrolls, and the kit's cost ten times as
 * much.
 */
export function RowButtons({ record, verbs, label, more, active, onPress }: RowButtonsProps) {
  const shown = verbs.length > abreast ? verbs.slice(0, abreast - 1) : verbs
  const rest = verbs.slice(shown.length)
  const tabIndex = active ? 0 : -1
  return (
    <>
      {shown.map((verb) => (
        <button
          key={verb.verb}
          type="button"
          tabIndex={tabIndex}
          className={joinClassNames(css.button, verb.look === 'danger' && css.danger)}
          onClick={() => onPress(verb)}
        >
          {label(verb)}
        </button>
      ))}
      {rest.length > 0 && (
        <Menu key={record} verbs={rest} label={label} tabIndex={tabIndex} onPress={onPress}>
          {more}
          <Icon name="down" size={12} />
        </Menu>
      )}
    </>
  )
}

/** The same in a narrow menu, where rows stand close; a press on the row itself opens the record. */
export function RowMenu({ record, verbs, label, more, active, onPress }: RowButtonsProps) {
  const rest = verbs.filter(({ verb }) => verb !== 'ck')
  if (rest.length === 0) return null
  return (
    <Menu key={record} verbs={rest} label={label} name={more} tabIndex={active ? 0 : -1} onPress={onPress}>
      <Icon name="more" size={16} />
    </Menu>
  )
}

interface MenuProps extends Pick<RowButtonsProps, 'verbs' | 'label' | 'onPress'> {
  /** What it is called where it shows no words. */
  readonly name?: string
  readonly tabIndex: number
  readonly children: ReactNode
}

function Menu({ verbs, label, name, tabIndex, onPress, children }: MenuProps) {
  return (
    <ActionMenu
      entries={() =>
        verbs.map((verb) => ({
          key: verb.verb,
          label: label(verb),
          danger: verb.look === 'danger',
          onClick: () => onPress(verb),
        }))
      }
      button={(trigger) => (
        <button {...trigger} type="button" tabIndex={tabIndex} className={css.button} aria-label={name} title={name}>
          {children}
        </button>
      )}
    />
  )
}
