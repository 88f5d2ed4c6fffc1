import { Alert, Button, Segmented, Tooltip } from 'antd'
import type { InputRef } from 'antd'
import { useDeferredValue, useMemo, useReducer, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { drawingOf, drawn } from '../../../core/drawing.ts'
import type { FormChoices, OpenedForm } from '../../../core/form/answers.ts'
import type { FormDraft } from '../../../core/form/draft.ts'
import { readDraft } from '../../../core/form/read-draft.ts'
import type { Json } from '../../../core/json.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { onDrawingKey } from '../../../ui/drawing-keys.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useCan, useKeptDrawing, useLang, usePhone, useWords } from '../../../web/define.ts'
import { designWords as words, elseWords } from '../words/design.ts'
import { Canvas } from './canvas.tsx'
import type { Carried } from './carried.ts'
import { DesignActions } from './design-actions.tsx'
import type { Chosen, Design } from './design.ts'
import { added, moved, removed, spotOf, withGroup } from './draft-edit.ts'
import { columnsOf, drawnAt, type Drawn, type Spot } from './draft-fields.ts'
import { FieldPanel } from './field-panel.tsx'
import { FlowPane } from './flow-pane.tsx'
import { FormSettings } from './form-settings.tsx'
import { GroupPanel } from './group-panel.tsx'
import { ListSettings } from './list-settings.tsx'
import { newField } from './new-draft.ts'
import { PalettePane } from './palette-pane.tsx'
import { fitsInLines } from './palette.ts'
import { PreviewPane } from './preview-pane.tsx'
import { ProblemList } from './problem-list.tsx'
import { formProblems, worldOf, wrongIn, type Place, type Step } from './problems.ts'
import { settled } from './ready-flows.ts'
import { stepped } from './stepped.ts'
import css from './designer.module.css'

interface DesignerProps {
  /** The part that is shown first. */
  readonly first: Step
  readonly opened: OpenedForm
  readonly choices: FormChoices
}

const nothing: Chosen = { sort: 'none' }

function readKept(json: Json): FormDraft | null {
  const read = readDraft(json)
  return 'draft' in read ? read.draft : null
}

/** Drawing a form: what it may be made of, the form as its users see it, what each part says, what is wrong. */
export function Designer({ first, opened, choices }: DesignerProps) {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const disabled = !useCan('ywbd-bj')
  const { published } = opened
  const kept = useKeptDrawing({ sort: 'forms.drawing', name: opened.name, ver: opened.ver, read: readKept })
  const [drawing, act] = useReducer(drawn<FormDraft>, kept.back ?? opened.draft, drawingOf<FormDraft>)
  const [chosen, setChosen] = useState<Chosen>(nothing)
  // A panel stays while its field gets another name, and only then.
  const [seat, setSeat] = useState(0)
  const [fresh, setFresh] = useState<string | null>(null)
  const [step, setStep] = useState<Step>(first)
  const [side, setSide] = useState<'props' | 'problems'>('props')
  const [shelf, setShelf] = useState(false)
  const [clipboard, setClipboard] = useState<Drawn | null>(null)
  const find = useRef<InputRef>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const saving = useRef<(() => void) | null>(null)
  const { now } = drawing
  const world = useMemo(() => worldOf(choices, published), [choices, published])
  const looked = useDeferredValue(now)
  const problems = useMemo(() => formProblems(settled(looked), world), [looked, world])
  const wrong = useMemo(() => wrongIn(looked, problems), [looked, problems])
  const fixed = useMemo(
    () =>
      new Set(
        published === null
          ? []
          : Object.entries(published.doc.fields).flatMap(([name, field]) => [
              name,
              ...Object.keys(columnsOf(field)).map((column) => `${name}.${column}`),
            ]),
      ),
    [published],
  )
  const design: Design = {
    draft: now,
    choices,
    disabled,
    change: (to, about) => act({ do: 'change', to, ...(about === undefined ? {} : { about }) }),
  }
  const choose = (next: Chosen) => {
    setChosen(next)
    setSeat((last) => last + 1)
    setSide('props')
    setShelf(false)
    setFresh(null)
  }
  const lines = chosen.sort === 'field' ? now.doc.fields[chosen.path.split('.')[0] ?? '']?.kind === 'lines' : false
  const put = (what: Drawn, spot: Spot | null, wanted?: string) => {
    if (disabled || spot === null || ('lines' in spot && !fitsInLines(what.field.kind))) return
    const [to, path] = added(now, spot, what, wanted)
    const numbered =
      what.field.kind === 'autoNumber' && to.doc.number === undefined
        ? {
            ...to,
            doc: {
              ...to.doc,
              number: {
                field: path,
                pattern: `${to.doc.code.toUpperCase()}-{YYYY}{MM}-{####}`,
                resetBy: 'month' as const,
              },
            },
          }
        : to
    design.change(numbered)
    choose({ sort: 'field', path })
    setFresh(path)
    requestAnimationFrame(() =>
      canvas.current?.querySelector(`[data-choose="${path}"]`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
  const here = (kind: string): Spot | null => spotFor(now, chosen, kind)
  const add = (kind: string) => put(newField(kind), here(kind))
  const group = () => {
    const [to, name] = withGroup(now, elseWords.part)
    design.change(to)
    choose({ sort: 'group', name })
  }
  const remove = () => {
    if (chosen.sort === 'field' && !disabled) {
      design.change(removed(now, chosen.path))
      setChosen(nothing)
    }
  }
  const copy = () => {
    const one = chosen.sort === 'field' ? drawnAt(now, chosen.path) : null
    if (one && one.field.kind !== 'autoNumber') setClipboard(one)
  }
  const duplicate = () => {
    const one = chosen.sort === 'field' ? drawnAt(now, chosen.path) : null
    if (one) put(one, here(one.field.kind), chosen.sort === 'field' ? chosen.path.split('.').at(-1) : undefined)
  }
  const paste = () => {
    if (clipboard) put(clipboard, here(clipboard.field.kind))
  }
  const drop = (what: Carried, spot: Spot) => {
    if ('kind' in what) put(newField(what.kind), spot)
    else {
      design.change(moved(now, what.path, spot))
      choose({ sort: 'field', path: what.path })
    }
  }
  const walk = (by: 1 | -1) => {
    const next = stepped(now, chosen, by)
    choose(next)
    if (next.sort === 'field') canvas.current?.querySelector<HTMLElement>(`[data-choose="${next.path}"]`)?.focus()
  }
  const shift = (by: 1 | -1) => {
    const spot = chosen.sort === 'field' ? spotOf(now, chosen.path) : null
    if (chosen.sort === 'field' && spot !== null && !disabled)
      design.change(moved(now, chosen.path, { ...spot, at: Math.max(0, by === 1 ? spot.at + 2 : spot.at - 1) }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      shift(event.key === 'ArrowDown' ? 1 : -1)
      return
    }
    onDrawingKey(event, {
      move: walk,
      copy,
      paste,
      remove,
      undo: () => act({ do: 'undo' }),
      redo: () => act({ do: 'redo' }),
      find: () => find.current?.focus(),
      save: () => saving.current?.(),
    })
  }
  const go = ({ step: to, chosen: what }: Place) => {
    setStep(to)
    choose(what)
    if (what.sort === 'field')
      requestAnimationFrame(() =>
        canvas.current?.querySelector(`[data-choose="${what.path}"]`)?.scrollIntoView({ block: 'center' }),
      )
  }
  const panel =
    side === 'problems' ? (
      <ProblemList draft={now} problems={problems} onChoose={go} />
    ) : chosen.sort === 'field' && drawnAt(now, chosen.path) !== null ? (
      <FieldPanel
        key={seat}
        {...design}
        path={chosen.path}
        fixed={fixed}
        fresh={fresh === chosen.path}
        onRenamed={(path) =>
          setChosen((last) => (last.sort === 'field' && last.path === chosen.path ? { sort: 'field', path } : last))
        }
        onCopy={duplicate}
        onRemove={remove}
      />
    ) : chosen.sort === 'group' ? (
      <GroupPanel key={chosen.name} {...design} name={chosen.name} onGone={() => setChosen(nothing)} />
    ) : (
      <p className={css.nothing}>{t(words.chooseNone)}</p>
    )
  const tabs = (
    <Segmented
      block
      value={side}
      onChange={setSide}
      options={[
        { value: 'props', label: t(words.props) },
        {
          value: 'problems',
          label: problems.length === 0 ? t(words.problems) : `${t(words.problems)} ${problems.length}`,
        },
      ]}
    />
  )
  const unfit = problems.some(({ path }) => path.startsWith('doc.fields') || path.startsWith('doc.form'))
  return (
    <>
      <PageHeader
        title={now.words.title[lang] || now.words.title.zh}
        note={`${now.doc.name} · ${now.doc.code}`}
        tags={problems.length > 0 && <StatusTag tone="warn">{`${t(words.problems)} ${problems.length}`}</StatusTag>}
        actions={
          <DesignActions
            draft={now}
            opened={opened}
            sound={problems.length === 0}
            keep={kept.keep}
            restored={kept.back !== null}
            onSaveable={(save) => {
              saving.current = save
            }}
            onOpen={(to) => {
              act({ do: 'open', to })
              setChosen(nothing)
            }}
          />
        }
      />
      <div className={css.steps}>
        <Segmented<Step>
          aria-label={t(words.parts)}
          value={step}
          onChange={setStep}
          options={[
            { value: 'design', label: t(words.design) },
            { value: 'flow', label: t(words.flow) },
            { value: 'lists', label: t(words.listTab) },
            { value: 'settings', label: t(words.settings) },
            { value: 'preview', label: t(words.preview) },
          ]}
        />
      </div>
      {step === 'flow' && (
        <FlowPane
          {...design}
          undo={drawing.past.length === 0 ? null : () => act({ do: 'undo' })}
          redo={drawing.future.length === 0 ? null : () => act({ do: 'redo' })}
          onSave={() => saving.current?.()}
        />
      )}
      {step === 'lists' && (
        <div className={css.whole}>
          <ListSettings {...design} />
        </div>
      )}
      {step === 'settings' && (
        <div className={css.whole}>
          <FormSettings {...design} />
        </div>
      )}
      {step === 'preview' && (
        <div className={css.whole}>
          <PreviewPane draft={now} unfit={unfit} />
        </div>
      )}
      {step === 'design' && (
        <div className={css.work}>
          {!phone && <PalettePane disabled={disabled} inLines={lines} find={find} onAdd={add} onGroup={group} />}
          <div className={css.draw}>
            <div className={css.bar}>
              {phone && (
                <Button
                  size="small"
                  icon={<Icon name="plus" size={15} />}
                  disabled={disabled}
                  onClick={() => setShelf(true)}
                >
                  {t(words.palettePhone)}
                </Button>
              )}
              <Tool
                label={`${t(words.undo)} (Ctrl+Z)`}
                icon="undo"
                disabled={drawing.past.length === 0}
                onPress={() => act({ do: 'undo' })}
              />
              <Tool
                label={`${t(words.redo)} (Ctrl+Y)`}
                icon="redo"
                disabled={drawing.future.length === 0}
                onPress={() => act({ do: 'redo' })}
              />
              <span className={css.keys}>{t(words.keys)}</span>
            </div>
            <div
              ref={canvas}
              className={css.canvas}
              role="application"
              aria-label={t(words.canvas)}
              tabIndex={0}
              onKeyDown={onKeyDown}
            >
              <Canvas draft={now} chosen={chosen} disabled={disabled} wrong={wrong} onChoose={choose} onDrop={drop} />
            </div>
            {phone && <div className={css.tabs}>{tabs}</div>}
          </div>
          {!phone && (
            <aside className={css.side} aria-label={t(words.props)}>
              <div className={css.tabs}>{tabs}</div>
              <div>{panel}</div>
            </aside>
          )}
        </div>
      )}
      {phone && (
        <Drawer
          open={step === 'design' && (side === 'problems' || chosen.sort !== 'none')}
          title={t(side === 'problems' ? words.problems : words.props)}
          onClose={() => {
            setChosen(nothing)
            setSide('props')
          }}
        >
          {panel}
        </Drawer>
      )}
      {phone && (
        <Drawer open={shelf} title={t(words.palette)} onClose={() => setShelf(false)}>
          <PalettePane disabled={disabled} inLines={lines} find={find} onAdd={add} onGroup={group} />
        </Drawer>
      )}
      {disabled && <Alert type="info" showIcon title={t(words.readOnly)} />}
    </>
  )
}

// After what is chosen, among its like; at the end of the form when nothing is.
function spotFor({ doc }: FormDraft, chosen: Chosen, kind: string): Spot | null {
  if (chosen.sort === 'field') {
    const [name = '', column] = chosen.path.split('.')
    const field = doc.fields[name]
    if (field?.kind === 'lines' && fitsInLines(kind)) {
      const columns = Object.keys(columnsOf(field))
      return { lines: name, at: column === undefined ? columns.length : columns.indexOf(column) + 1 }
    }
    const group = doc.form.find(({ fields }) => fields.includes(name))
    if (group) return { group: group.name, at: group.fields.indexOf(name) + 1 }
  }
  const group = chosen.sort === 'group' ? doc.form.find(({ name }) => name === chosen.name) : doc.form.at(-1)
  return group ? { group: group.name, at: group.fields.length } : null
}

function Tool({
  label,
  icon,
  disabled,
  onPress,
}: {
  readonly label: string
  readonly icon: 'undo' | 'redo'
  readonly disabled: boolean
  readonly onPress: () => void
}) {
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        type="text"
        disabled={disabled}
        aria-label={label}
        icon={<Icon name={icon} size={15} />}
        onClick={onPress}
      />
    </Tooltip>
  )
}
