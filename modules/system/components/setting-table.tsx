import { Button } from '../../../ui/button.tsx'
import { useCan, useLang, useWords } from '../../../web/module-api.ts'
import { settingWords as words } from '../words/settings.ts'
import { boundsText, type ShownGroup, type ShownSetting } from './shown-setting.ts'
import { useSettingText } from './use-setting-text.tsx'
import css from './settings.module.css'

interface SettingTableProps {
  readonly groups: readonly ShownGroup[]
  readonly onEdit: (key: string) => void
}

/** Every setting in a line: its key, what it says in force and where it belongs. */
export function SettingTable({ groups, onEdit }: SettingTableProps) {
  const t = useWords()
  return (
    <div className={css.table} tabIndex={0} role="region" aria-label={t(words.all)}>
      <table>
        <thead>
          <tr>
            <th>{t(words.name)}</th>
            <th>{t(words.value)}</th>
            <th>{t(words.group)}</th>
            <th>{t(words.key)}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {groups.flatMap((group) =>
            group.settings.map((setting) => (
              <Line key={setting.key} setting={setting} group={group.label} onEdit={onEdit} />
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Line({
  setting,
  group,
  onEdit,
}: {
  readonly setting: ShownSetting
  readonly group: string
  readonly onEdit: SettingTableProps['onEdit']
}) {
  const t = useWords()
  const said = useSettingText(setting)
  const mayEdit = useCan('pzzx-bj')
  const { key, field, fixed, value, inForce } = setting
  const bounds = boundsText(setting, useLang())
  const standard = value === '' ? t(words.standard) : ''
  return (
    <tr>
      <th scope="row">{field.label}</th>
      <td>
        {said(inForce)} <small>{[fixed ? t(words.fixed) : standard, bounds].filter(Boolean).join(' · ')}</small>
      </td>
      <td>{group}</td>
      <td>
        <code>{key}</code>
      </td>
      <td>
        {mayEdit && !fixed && (
          <Button size="small" aria-label={t(words.editOf, { name: field.label })} onClick={() => onEdit(key)}>
            {t(words.edit)}
          </Button>
        )}
      </td>
    </tr>
  )
}
