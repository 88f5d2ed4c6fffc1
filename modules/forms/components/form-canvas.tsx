import { Suspense, useState, type DragEvent } from 'react'
import type { FormGroup } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { FieldPreview, useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { describedDrawn } from './described-draft.ts'
import { columnsOf, drawnAt, type Spot } from './draft-fields.ts'
import { carriedBy, carry, isCarried, type Carried } from './dragged-field.ts'
import type { Chosen } from './form-design-types.ts'
import css from './designer.module.css'

interface CanvasProps {
  readonly draft: FormDraft
  readonly chosen: Chosen
  readonly disabled: boolean
  /** Paths of fields and names of groups with something wrong. */
  readonly wrong: ReadonlySet<string>
  readonly onChoose: (chosen: Chosen) => void
  readonly onDrop: (what: Carried, spot: Spot) => void
}

/** The form as its users will see it, to be chosen from and rearranged. */
export function Canvas(props: CanvasProps) {
  return props.draft.doc.form.map((group) => <Group key={group.name} {...props} group={group} />)
}

function Group({ group, ...props }: CanvasProps & { readonly group: FormGroup }) {
  const t = useWords()
  const lang = useLang()
  const { draft, chosen, wrong, onChoose, onDrop } = props
  const { name, fields, columns = 2 } = group
  const label = draft.words.groups[name]?.[lang] || draft.words.groups[name]?.zh || name
  const drop = (event: DragEvent<HTMLElement>) => {
    const what = carriedBy(event)
    if (what === null) return
    event.preventDefault()
    onDrop(what, { group: name, at: fields.length })
  }
  return (
    <section
      className={css.group}
      data-group={name}
      aria-label={label}
      data-chosen={chosen.sort === 'group' && chosen.name === name}
      data-wrong={wrong.has(`group ${name}`)}
      onDragOver={(event) => {
        if (isCarried(event)) event.preventDefault()
      }}
      onDrop={drop}
    >
      <button
        type="button"
        className={css.head}
        aria-pressed={chosen.sort === 'group' && chosen.name === name}
        onClick={() => onChoose({ sort: 'group', name })}
      >
        {label}
      </button>
      {fields.length === 0 && <p className={css.nothing}>{t(words.emptyGroup)}</p>}
      <div className={css.grid} data-columns={columns}>
        {fields.map((field, at) => (
          <Tile
            key={field}
            {...props}
            path={field}
            spot={{ group: name, at }}
            wide={columns > 1 && wideKinds.has(draft.doc.fields[field]?.kind ?? '')}
          />
        ))}
      </div>
    </section>
  )
}

const wideKinds: ReadonlySet<string> = new Set(['textarea', 'lines', 'attachment'])

interface TileProps extends CanvasProps {
  readonly path: string
  readonly spot: { readonly group: string; readonly at: number }
  readonly wide: boolean
}

function Tile({ path, spot, wide, ...props }: TileProps) {
  const t = useWords()
  const lang = useLang()
  const { draft, chosen, disabled, wrong, onChoose, onDrop } = props
  const [over, setOver] = useState<'before' | 'after' | null>(null)
  const drawn = drawnAt(draft, path)
  if (drawn === null) return null
  const { field } = drawn
  const label = drawn.label[lang] || drawn.label.zh || path
  const side = (event: DragEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    return event.clientY < top + height / 2 ? 'before' : 'after'
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    const what = carriedBy(event)
    setOver(null)
    if (what === null) return
    event.preventDefault()
    event.stopPropagation()
    onDrop(what, { ...spot, at: side(event) === 'before' ? spot.at : spot.at + 1 })
  }
  const marks = [
    ...(typeof field.visible === 'string' ? [`${t(words.visible)}: ${t(words.when)}`] : []),
    ...(typeof field.required === 'string' ? [`${t(words.required)}: ${t(words.when)}`] : []),
    ...(field.calc === undefined ? [] : [t(words.computed)]),
  ]
  return (
    <div
      className={css.tile}
      data-tile={path}
      data-wide={wide}
      data-chosen={chosen.sort === 'field' && chosen.path === path}
      data-wrong={[...wrong].some((one) => one === path || one.startsWith(`${path}.`))}
      {...(over === null ? {} : { 'data-drop': over })}
      draggable={!disabled}
      onDragStart={(event) => carry(event, { path })}
      onDragOver={(event) => {
        if (isCarried(event)) {
          event.preventDefault()
          setOver(side(event))
        }
      }}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
    >
      <button
        type="button"
        className={css.press}
        data-choose={path}
        aria-pressed={chosen.sort === 'field' && chosen.path === path}
        aria-label={label}
        onClick={() => onChoose({ sort: 'field', path })}
      />
      {field.kind === 'lines' ? (
        <>
          <span className={css.label}>{label}</span>
          <Columns {...props} path={path} />
        </>
      ) : (
        <Suspense fallback={<span className={css.label}>{label}</span>}>
          <FieldPreview field={describedDrawn(path, drawn, lang)} />
        </Suspense>
      )}
      {marks.length > 0 && (
        <div className={css.marks}>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      )}
    </div>
  )
}

function Columns({ draft, path, chosen, disabled, wrong, onChoose, onDrop }: CanvasProps & { readonly path: string }) {
  const t = useWords()
  const lang = useLang()
  const columns = Object.entries(columnsOf(draft.doc.fields[path]))
  const dropAt = (at: number) => (event: DragEvent<HTMLElement>) => {
    const what = carriedBy(event)
    if (what === null) return
    event.preventDefault()
    event.stopPropagation()
    onDrop(what, { lines: path, at })
  }
  return (
    <div
      className={css.strip}
      role="group"
      aria-label={t(words.columnsOf)}
      onDragOver={(event) => {
        if (isCarried(event)) {
          event.preventDefault()
          event.stopPropagation()
        }
      }}
      onDrop={dropAt(columns.length)}
    >
      {columns.map(([column, field], at) => {
        const at2 = `${path}.${column}`
        const drawn = drawnAt(draft, at2)
        return (
          <button
            key={column}
            type="button"
            className={css.column}
            data-choose={at2}
            data-wrong={wrong.has(at2)}
            aria-pressed={chosen.sort === 'field' && chosen.path === at2}
            draggable={!disabled}
            onDragStart={(event) => carry(event, { path: at2 })}
            onDrop={dropAt(at)}
            onClick={() => onChoose({ sort: 'field', path: at2 })}
          >
            {field.required === true && <i aria-hidden="true">*</i>}
            {drawn?.label[lang] || drawn?.label.zh || column}
          </button>
        )
      })}
    </div>
  )
}
