import { Suspense, useId, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { FieldsDialog, http, newKey, useLang, useWords, type Values } from '../../../web/module-api.ts'
import { settingWords as words } from '../words/settings.ts'
import { boundsText, type ShownSetting } from './shown-setting.ts'
import css from './settings.module.css'

interface SettingDialogProps {
  readonly setting: ShownSetting
  readonly onClose: () => void
  readonly onSaved: () => void
}

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

/** Another value, at once or from a time to come; a secret is typed blind. */
export function SettingDialog({ setting, onClose, onSaved }: SettingDialogProps) {
  const t = useWords()
  const id = useId()
  const [secret, setSecret] = useState('')
  const [shown, setShown] = useState(false)
  const { key, value, inForce } = setting
  const bounds = boundsText(setting, useLang())
  const field =
    bounds === ''
      ? setting.field
      : { ...setting.field, help: [setting.field.help ?? '', t(words.bounds, { bounds })].filter(Boolean).join(' · ') }
  const more: readonly DescribedField[] = [
    { ...plain, kind: 'dateTime', name: 'effectiveFrom', label: t(words.effectiveFrom), help: t(words.effectiveHelp) },
    { ...plain, kind: 'text', name: 'note', max: 200, label: t(words.reason) },
  ]
  const save = async (given: Values) => {
    const answer = await http.post<{ readonly waiting?: true } | null>(
      '/api/system/setting/save',
      {
        key,
        value: setting.secret ? secret : (given.value ?? ''),
        effectiveFrom: given.effectiveFrom ?? '',
        note: given.note ?? '',
      },
      { key: newKey() },
    )
    if (answer?.waiting === true) toast.info(t(words.savedWaiting, { name: field.label }))
    else toast.success(t(given.effectiveFrom ? words.savedLater : words.saved, { name: field.label }))
    onSaved()
  }
  return (
    <Suspense>
      <FieldsDialog
        title={t(words.editOf, { name: field.label })}
        fields={setting.secret ? more : [field, ...more]}
        values={{ value: setting.secret ? '' : value || inForce }}
        onSave={save}
        onClose={onClose}
      >
        {setting.secret && (
          <div className={css.secret}>
            <label htmlFor={id}>{t(words.secret)}</label>
            <InputBox
              id={id}
              type={shown ? 'text' : 'password'}
              value={secret}
              autoComplete="new-password"
              maxLength={500}
              aria-describedby={`${id}-help`}
              onChange={setSecret}
              end={
                <Button
                  look="quiet"
                  size="small"
                  icon="eye"
                  aria-label={t(words.showSecret)}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                />
              }
            />
            <p id={`${id}-help`}>{t(words.secretHelp)}</p>
          </div>
        )}
      </FieldsDialog>
    </Suspense>
  )
}
