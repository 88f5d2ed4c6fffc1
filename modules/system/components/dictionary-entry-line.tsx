import { Switch } from 'antd'
import { useState } from 'react'
import { tagColor } from '../../../kinds/dictionary/tag-color.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, useCan, useLang, useWords } from '../../../web/module-api.ts'
import { dictionaryWords as words } from '../words/dictionaries.ts'
import type { Entry } from './find-dictionary-groups.ts'
import css from './dictionaries.module.css'

interface EntryLineProps {
  readonly entry: Entry
  /** A state that the system sets is not switched off. */
  readonly locked: boolean
  /** Places it may move to; null for those who only look. */
  readonly onMove: { readonly up: (() => void) | null; readonly down: (() => void) | null } | null
  readonly onEdit: () => void
  readonly onDone: () => void
}

/** One entry: place, code, its three names as lists show them, and what can be done with it. */
export function EntryLine({ entry, locked, onMove, onEdit, onDone }: EntryLineProps) {
  const t = useWords()
  const lang = useLang()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const mayRemove = useCan('sjzd-sc') && entry.sysFlag !== '1'
  const name = { zh: entry.dicName, ru: entry.dicNameRu, en: entry.dicNameEn }[lang]
  const act = async (call: () => Promise<unknown>, said: string | null) => {
    setBusy(true)
    await call().then(
      () => said !== null && toast.success(said),
      () => undefined,
    )
    setBusy(false)
    onDone()
  }
  const turn = (on: boolean) =>
    void act(
      () =>
        http.post(
          '/api/base/dictionary/save',
          { id: entry.id, ver: entry.ver, enabled: on ? '1' : '0' },
          { key: newKey() },
        ),
      t(on ? words.turnedOn : words.turnedOff, { name }),
    )
  const remove = () => {
    setAsking(false)
    void act(() => http.del(`/api/base/dictionary/${entry.id}`), null)
  }
  return (
    <div className={css.entry} data-off={entry.enabled === '0' || undefined}>
      {onMove ? <MoveButtons {...onMove} name={name} /> : <span />}
      <code>{entry.dicCode}</code>
      <div className={css.names}>
        <span lang="zh">
          {entry.dicColor ? (
            <span className={css.tag} style={{ '--tag': tagColor(entry.dicColor) }}>
              {entry.dicName}
            </span>
          ) : (
            entry.dicName
          )}
        </span>
        <span lang="ru">{entry.dicNameRu}</span>
        <span lang="en">{entry.dicNameEn}</span>
      </div>
      <Switch
        size="small"
        checked={entry.enabled === '1'}
        disabled={onMove === null || locked || busy}
        aria-label={t(words.enabled, { name })}
        onChange={turn}
      />
      <span className={css.acts}>
        <Button size="small" look="link" onClick={onEdit}>
          {t(words.edit)}
        </Button>
        {mayRemove && (
          <Button
            size="small"
            look="quiet"
            danger
            aria-label={`${t(words.remove)}: ${name}`}
            icon="trash"
            onClick={() => setAsking(true)}
          />
        )}
      </span>
      <Dialog
        open={asking}
        title={t(words.askRemove, { name })}
        onClose={() => setAsking(false)}
        footer={
          <Button look="primary" danger onClick={remove}>
            {t(words.remove)}
          </Button>
        }
      >
        <p>{t(words.removeNote)}</p>
      </Dialog>
    </div>
  )
}

interface MoveButtonsProps {
  readonly name: string
  readonly up: (() => void) | null
  readonly down: (() => void) | null
}

function MoveButtons({ name, up, down }: MoveButtonsProps) {
  const t = useWords()
  return (
    <span className={css.move}>
      <Button
        size="small"
        look="quiet"
        disabled={up === null}
        aria-label={t(words.up, { name })}
        icon="up"
        onClick={up ?? undefined}
      />
      <Button
        size="small"
        look="quiet"
        disabled={down === null}
        aria-label={t(words.down, { name })}
        icon="down"
        onClick={down ?? undefined}
      />
    </span>
  )
}
