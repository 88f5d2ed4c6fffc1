import { useVirtualizer } from '@tanstack/react-virtual'
import { Switch } from 'antd'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { CataloguePart } from '../../../core/api-types/permission-catalogue.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useStable } from '../../../ui/use-stable-callback.ts'
import { useWords } from '../../../web/module-api.ts'
import { roleWords as words } from '../words/role-page.ts'
import css from './role.module.css'

interface PermissionPanelProps {
  readonly parts: readonly CataloguePart[]
  readonly chosen: ReadonlySet<string>
  /** The codes of a second role beside this one, and its name. */
  readonly beside?: { readonly name: string; readonly codes: ReadonlySet<string> } | null
  readonly mayGrant: (code: string) => boolean
  readonly disabled: boolean
  readonly onChange: (codes: ReadonlySet<string>) => void
}

// Rows are drawn with the first rendering, which may be interrupted, and not by the measuring after it, which may not.
const someScreen = { width: 800, height: 600 }

/** Pages in the order of the menu, each with what may be done there; only those in sight are drawn. */
export function PermissionPanel({ parts, chosen, beside = null, mayGrant, disabled, onChange }: PermissionPanelProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [different, setDifferent] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const shown = useMemo(
    () =>
      parts.filter(({ label, path, codes }) => {
        if (different && beside !== null && !codes.some(({ code }) => chosen.has(code) !== beside.codes.has(code)))
          return false
        return (
          wanted === '' ||
          `${label} ${path.join(' ')} ${codes.map((one) => `${one.label} ${one.code}`).join(' ')}`
            .toLowerCase()
            .includes(wanted)
        )
      }),
    [parts, wanted, different, beside, chosen],
  )
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 76,
    overscan: 2,
    getItemKey: (at) => shown[at]?.key ?? at,
    initialRect: someScreen,
  })
  const every = useMemo(() => parts.flatMap(({ codes }) => codes.map(({ code }) => code)), [parts])
  const latest = useStable((codes: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const code of codes.filter(mayGrant))
      if (on) next.add(code)
      else next.delete(code)
    onChange(next)
  })
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <InputBox
          clearable
          start={<Icon name="search" size={15} />}
          value={typed}
          placeholder={t(words.findCode)}
          aria-label={t(words.findCode)}
          onChange={setTyped}
        />
        <span className={css.count}>
          {t(words.chosen, { n: every.filter((code) => chosen.has(code)).length, all: every.length })}
        </span>
        {beside !== null && (
          <label className={css.switch}>
            <Switch size="small" checked={different} onChange={setDifferent} />
            {t(words.onlyDifferent)}
          </label>
        )}
      </div>
      {beside !== null && (
        <p className={css.legend}>
          <i className={css.here} />
          {t(words.onlyHere)}
          <i className={css.there} />
          {t(words.onlyThere, { name: beside.name })}
        </p>
      )}
      {shown.length === 0 && <Empty small title={t(words.noCode)} />}
      <div ref={scroller} className={css.scroll}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const part = shown[index]
            return (
              part && (
                <div
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  className={css.part}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <PartRow
                    part={part}
                    chosen={chosen}
                    beside={beside?.codes ?? null}
                    mayGrant={mayGrant}
                    disabled={disabled}
                    onToggle={latest}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface PartRowProps {
  readonly part: CataloguePart
  readonly chosen: ReadonlySet<string>
  readonly beside: ReadonlySet<string> | null
  readonly mayGrant: (code: string) => boolean
  readonly disabled: boolean
  readonly onToggle: (codes: readonly string[], on: boolean) => void
}

/** Drawn anew only when something of its own page changed. */
const PartRow = memo(
  function PartRow({ part: { label, path, codes }, chosen, beside, mayGrant, disabled, onToggle }: PartRowProps) {
    const t = useWords()
    const own = codes.filter(({ code }) => chosen.has(code)).length
    const grantable = codes.filter(({ code }) => mayGrant(code)).map(({ code }) => code)
    return (
      <fieldset className={css.row}>
        <legend>
          <input
            ref={(box) => {
              if (box) box.indeterminate = own > 0 && own < codes.length
            }}
            type="checkbox"
            checked={own === codes.length}
            disabled={disabled || grantable.length === 0}
            aria-label={`${label} · ${t(words.all)}`}
            onChange={(event) => onToggle(grantable, event.target.checked)}
          />
          <span>
            <b>{label}</b>
            <small>{path.join(' / ')}</small>
          </span>
        </legend>
        <div className={css.codes}>
          {codes.map(({ code, label: name }) => {
            const [here, there] = [chosen.has(code), beside?.has(code) ?? chosen.has(code)]
            const beyond = !mayGrant(code)
            return (
              <label
                key={code}
                className={joinClassNames(
                  css.code,
                  here && css.on,
                  here && !there && css.here,
                  !here && there && css.there,
                  beyond && css.beyond,
                )}
                title={beyond ? `${code} · ${t(words.beyond)}` : code}
              >
                <input
                  type="checkbox"
                  checked={here}
                  disabled={disabled || beyond}
                  onChange={(event) => onToggle([code], event.target.checked)}
                />
                {name}
              </label>
            )
          })}
        </div>
      </fieldset>
    )
  },
  (before, after) =>
    before.part === after.part &&
    before.mayGrant === after.mayGrant &&
    before.disabled === after.disabled &&
    after.part.codes.every(
      ({ code }) =>
        before.chosen.has(code) === after.chosen.has(code) && before.beside?.has(code) === after.beside?.has(code),
    ),
)
