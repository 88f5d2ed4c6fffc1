import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { settingWords as words } from '../words/settings.ts'
import { boundsText, type ShownSetting } from './shown-setting.ts'
import { useSettingText } from './use-setting-text.tsx'
import css from './settings.module.css'

interface SettingCardProps {
  readonly setting: ShownSetting
  readonly onEdit: () => void
  readonly onPast: () => void
  readonly onDone: () => void
}

/** One setting: what it says now, what it will say, and what can be done with it. */
export function SettingCard({ setting, onEdit, onPast, onDone }: SettingCardProps) {
  const t = useWords()
  const stamp = useStamp()
  const mayEdit = useCan('pzzx-bj')
  const { key, field, fixed, guarded, value, inForce, changedAt, note, waiting } = setting
  const said = useSettingText(setting)
  const bounds = boundsText(setting, useLang())
  const cancel = async (id: string) => {
    // A refusal has been said by then.
    await http.post('/api/system/setting/cancel', { id }).then(
      () => toast.success(t(words.cancelled)),
      () => undefined,
    )
    onDone()
  }
  return (
    <article className={css.setting}>
      <div className={css.words}>
        <h3>{field.label}</h3>
        <p>{field.help ?? ''}</p>
        <p>
          <code>{key}</code>
          {guarded && ` · ${t(words.guarded)}`}
        </p>
      </div>
      <div className={css.value}>
        <b data-unset={inForce === '' || undefined}>{said(inForce)}</b>
        {fixed ? <StatusTag>{t(words.fixed)}</StatusTag> : value === '' && <StatusTag>{t(words.standard)}</StatusTag>}
        {bounds !== '' && <small>{t(words.bounds, { bounds })}</small>}
        {changedAt !== null && (
          <small>
            {t(words.changed, { at: stamp(changedAt, 'minute') })}
            {note ? ` · ${note}` : ''}
          </small>
        )}
        {waiting.map((one) => (
          <p key={one.id} className={css.waiting}>
            <span>
              {t(words.waiting, { at: stamp(one.due, 'minute'), value: said(one.value) })}
              <small>{t(words.waitingBy, { name: one.personName })}</small>
            </span>
            {mayEdit && (
              <Button size="small" look="quiet" onClick={() => void cancel(one.id)}>
                {t(words.cancel)}
              </Button>
            )}
          </p>
        ))}
      </div>
      <div className={css.acts}>
        <Button
          size="small"
          look="quiet"
          disabled={changedAt === null}
          aria-label={t(words.pastOf, { name: field.label })}
          onClick={onPast}
        >
          {t(words.past)}
        </Button>
        {mayEdit && !fixed && (
          <Button size="small" aria-label={t(words.editOf, { name: field.label })} onClick={onEdit}>
            {t(words.edit)}
          </Button>
        )}
      </div>
    </article>
  )
}
