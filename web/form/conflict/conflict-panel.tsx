import { Radio } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { FieldValue } from './field-value.tsx'
import type { Conflict } from './use-conflict.ts'
import { conflictWords as words } from './words.ts'
import css from './conflict.module.css'

interface ConflictPanelProps {
  readonly doc: Described
  readonly conflict: Conflict
  /** What stands in the form. */
  readonly mine: Values
  readonly busy: boolean
  /** `given`: contested fields that go to the other. */
  readonly onMerge: (given: ReadonlySet<string>, andSave: boolean) => void
  readonly onDiscard: () => void
}

/** Two people's work on one record: what goes together by itself, and a choice for each field that both changed. */
export function ConflictPanel({ doc, conflict, mine, busy, onMerge, onDiscard }: ConflictPanelProps) {
  const t = useWords()
  const [choices, setChoices] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' })
    root.current?.focus({ preventScroll: true })
  }, [])
  const { merge, theirs, since } = conflict
  const contested = merge.contested.flatMap((name) => fieldNamed(doc.fields, name) ?? [])
  const all = (side: 'mine' | 'theirs') => setChoices(Object.fromEntries(merge.contested.map((name) => [name, side])))
  const given = new Set(merge.contested.filter((name) => choices[name] === 'theirs'))
  const ready = merge.contested.every((name) => choices[name] !== undefined)
  const lost = theirs === null || !theirs.offered.includes('bj')
  return (
    <div ref={root} tabIndex={-1} role="region" aria-label={t(words.title)} className={css.panel}>
      <Card title={t(words.title)}>
        <Who conflict={conflict} />
        {lost ? (
          <Typed doc={doc} names={[...merge.mine, ...merge.contested]} mine={mine} gone={theirs === null} />
        ) : (
          <>
            <Together doc={doc} conflict={conflict} />
            {contested.length > 0 && (
              <div className={css.lead}>
                <b>{t(words.choose)}</b>
                <Button size="small" onClick={() => all('mine')}>
                  {t(words.allMine)}
                </Button>
                <Button size="small" onClick={() => all('theirs')}>
                  {t(words.allTheirs)}
                </Button>
              </div>
            )}
            {contested.map((field) => (
              <Contest
                key={field.name}
                field={field}
                mine={mine}
                theirs={theirs.record}
                by={since.find((change) => change.field === field.name)}
                chosen={choices[field.name]}
                onChoose={(side) => setChoices({ ...choices, [field.name]: side })}
              />
            ))}
          </>
        )}
        <div className={css.buttons}>
          <Button danger onClick={onDiscard}>
            {t(words.discard)}
          </Button>
          {!lost && (
            <Button disabled={!ready} onClick={() => onMerge(given, false)}>
              {t(words.merge)}
            </Button>
          )}
          {!lost && (
            <Button look="primary" disabled={!ready} busy={busy} onClick={() => onMerge(given, true)}>
              {t(words.mergeAndSave)}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}

/** Everybody who changed it since, with the time of his last change. */
function Who({ conflict: { since } }: { readonly conflict: Conflict }) {
  const t = useWords()
  const stamp = useStamp()
  const people = [...new Map(since.toReversed().map((change) => [change.personName, change])).values()]
  return (
    people.length > 0 && (
      <p className={css.who}>
        {people.map(({ personName: name, at }) => t(words.by, { name, time: stamp(at, 'minute') })).join(t(words.and))}
      </p>
    )
  )
}

function Together({ doc, conflict: { merge } }: { readonly doc: Described; readonly conflict: Conflict }) {
  const t = useWords()
  const labels = (names: readonly string[]) =>
    names.map((name) => fieldNamed(doc.fields, name)?.label ?? name).join(t(words.and))
  const joined = Object.keys(merge.merged)
  return (
    <ul className={css.together}>
      {merge.theirs.length > 0 && <li>{t(words.taken, { fields: labels(merge.theirs) })}</li>}
      {merge.mine.length > 0 && <li>{t(words.kept, { fields: labels(merge.mine) })}</li>}
      {joined.length > 0 && <li>{t(words.joined, { fields: labels(joined) })}</li>}
    </ul>
  )
}

interface ContestProps {
  readonly field: DescribedField
  readonly mine: Values
  readonly theirs: Values
  readonly by: { readonly personName: string; readonly at: number } | undefined
  readonly chosen: 'mine' | 'theirs' | undefined
  readonly onChoose: (side: 'mine' | 'theirs') => void
}

function Contest({ field, mine, theirs, by, chosen, onChoose }: ContestProps) {
  const t = useWords()
  const stamp = useStamp()
  const id = useId()
  const note = by ? t(words.by, { name: by.personName, time: stamp(by.at, 'minute') }) : ''
  return (
    <fieldset className={css.contest} aria-labelledby={id}>
      <legend id={id}>{field.label}</legend>
      <Radio.Group
        className={css.sides ?? ''}
        value={chosen}
        onChange={(event) => onChoose(event.target.value === 'theirs' ? 'theirs' : 'mine')}
      >
        <Radio value="mine" className={css.side ?? ''}>
          <small>{t(words.mine)}</small>
          <div>
            <FieldValue field={field} value={mine[field.name] ?? null} />
          </div>
        </Radio>
        <Radio value="theirs" className={css.side ?? ''}>
          <small>
            {t(words.theirs)}
            {note && ` · ${note}`}
          </small>
          <div>
            <FieldValue field={field} value={theirs[field.name] ?? null} />
          </div>
        </Radio>
      </Radio.Group>
    </fieldset>
  )
}

/** What was typed into a form that can no longer be saved. */
function Typed({
  doc,
  names,
  mine,
  gone,
}: {
  readonly doc: Described
  readonly names: readonly string[]
  readonly mine: Values
  readonly gone: boolean
}) {
  const t = useWords()
  return (
    <>
      <p>{t(gone ? words.gone : words.closed)}</p>
      <dl className={css.typed}>
        {names.map((name) => {
          const field = fieldNamed(doc.fields, name)
          return (
            field && (
              <div key={name}>
                <dt>{field.label}</dt>
                <dd>
                  <FieldValue field={field} value={mine[name] ?? null} />
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </>
  )
}
