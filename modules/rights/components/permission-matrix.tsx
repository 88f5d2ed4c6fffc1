import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import type { MouseEvent } from 'react'
import type { CataloguePart } from '../../../core/api-types/permission-catalogue.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { usePhone, useWords } from '../../../web/module-api.ts'
import type { RoleLine } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import css from './role.module.css'

interface MatrixProps {
  readonly parts: readonly CataloguePart[]
  readonly roles: readonly RoleLine[]
  readonly codes: Readonly<Record<string, readonly string[]>>
  readonly onOpen: (roleId: string) => void
}

interface Line {
  readonly key: string
  readonly label: string
  readonly code: string | null
}

const height = 30
const width = 34
// Lines are drawn with the first rendering, which may be interrupted, and not by the measuring after it, which may not.
const someScreen = { width: 1200, height: 700 }

/** Every permission against every role at a glance; of any number only the lines in sight are drawn. */
export function Matrix({ parts, roles, codes, onOpen }: MatrixProps) {
  const t = useWords()
  const phone = usePhone()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useMemo(
    () =>
      parts.flatMap((part): Line[] => [
        { key: part.key, label: part.label, code: null },
        ...part.codes.map(({ code, label }) => ({ key: code, label, code })),
      ]),
    [parts],
  )
  const held = useMemo(() => new Map(roles.map(({ id }) => [id, new Set(codes[id])])), [roles, codes])
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 4,
    initialRect: someScreen,
  })
  const first = phone ? 140 : 240
  return (
    <>
      <p className={css.note}>{t(words.matrixNote)}</p>
      <div
        ref={scroller}
        className={css.matrixTable}
        role="table"
        aria-label={t(words.matrix)}
        aria-rowcount={lines.length}
        tabIndex={0}
      >
        <div style={{ width: first + roles.length * width + 12, ['--first' as string]: `${first}px` }}>
          <div className={css.matrixHead} role="row">
            <div role="columnheader">{t(words.permissions)}</div>
            {roles.map(({ id, name }) => (
              <span key={id} role="columnheader" title={name}>
                {name}
              </span>
            ))}
          </div>
          <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const line = lines[index]
              return (
                line && <MatrixRow key={line.key} line={line} start={start} roles={roles} held={held} onOpen={onOpen} />
              )
            })}
          </div>
        </div>
      </div>
    </>
  )
}

interface MatrixRowProps {
  readonly line: Line
  readonly start: number
  readonly roles: readonly RoleLine[]
  readonly held: ReadonlyMap<string, ReadonlySet<string>>
  readonly onOpen: (roleId: string) => void
}

/** All dots of a line are one drawing: thirty-four elements for each line would be felt while scrolling. */
const MatrixRow = memo(function MatrixRow({ line: { label, code }, start, roles, held, onOpen }: MatrixRowProps) {
  const holders =
    code === null
      ? []
      : roles.map(({ id, name }, at) => ({ at, name, has: held.get(id)?.has(code) ?? false })).filter(({ has }) => has)
  const open = ({ nativeEvent: { offsetX } }: MouseEvent) => {
    const role = roles[Math.floor(offsetX / width)]
    if (role) onOpen(role.id)
  }
  return (
    <div
      className={joinClassNames(css.matrixRow, code === null && css.matrixPart)}
      role="row"
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="rowheader" title={code === null ? label : `${label} · ${code}`}>
        {label}
      </div>
      {code !== null && (
        <div role="cell" className={css.cell} aria-label={holders.map(({ name }) => name).join(', ')} onClick={open}>
          <svg width={roles.length * width} height={height} aria-hidden="true">
            <path
              d={holders
                .map(({ at }) => `M${at * width + width / 2 - 5} ${height / 2}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`)
                .join('')}
            />
          </svg>
        </div>
      )}
    </div>
  )
})
