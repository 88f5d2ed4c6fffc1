import { Select } from 'antd'
import { useId } from 'react'
import { useHost } from '../../../kinds/field-services.ts'
import UnitInput from '../../../kinds/unit/input.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useWords } from '../../../web/module-api.ts'
import { isOffice } from '../administrator-roles.ts'
import type { RoleLine, SheetRole } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import { PickedField } from './standalone-kind-field.tsx'
import css from './role.module.css'

interface BasicPanelProps {
  readonly role: SheetRole
  readonly roles: readonly RoleLine[]
  readonly names: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  readonly disabled: boolean
  readonly onChange: (patch: Partial<SheetRole>) => void
}

const texts = [
  ['roleName', words.name, 50, true],
  ['roleCode', words.code, 30, true],
  ['nameRu', words.nameRu, 100, false],
  ['nameEn', words.nameEn, 100, false],
] as const

/** What a role is called, whose it is, and which roles it excludes. */
export function BasicPanel({ role, roles, names, errors, disabled, onChange }: BasicPanelProps) {
  const t = useWords()
  const id = useId()
  const { useDictionary } = useHost()
  const types = useDictionary('roleType').data ?? []
  const office = isOffice(role)
  return (
    <div className={css.form}>
      {office && <p className={css.wide}>{t(words.office)}</p>}
      {texts.map(([name, label, max, required]) => (
        <label key={name}>
          <span>
            {required && <span className={css.wrong}>* </span>}
            {t(label)}
          </span>
          <InputBox
            value={role[name] ?? ''}
            maxLength={max}
            disabled={disabled || (office && name === 'roleCode')}
            wrong={errors[name] !== undefined}
            onChange={(text) => onChange({ [name]: text })}
          />
          {errors[name] !== undefined && (
            <small className={css.wrong} role="alert">
              {errors[name]}
            </small>
          )}
        </label>
      ))}
      <label>
        {t(words.type)}
        <Select
          value={role.roleType}
          disabled={disabled || office}
          options={types.map(({ code, label }) => ({ value: code, label }))}
          onChange={(roleType) => onChange({ roleType })}
        />
      </label>
      <label>
        {t(words.unit)}
        <PickedField
          of={UnitInput}
          kind="unit"
          id={`${id}-unit`}
          label={t(words.unit)}
          value={role.unitId}
          disabled={disabled || office}
          names={names}
          onChange={(unitId) => onChange({ unitId: typeof unitId === 'string' ? unitId : null })}
        />
      </label>
      <label className={css.wide}>
        {t(words.mutex)}
        <Select
          mode="multiple"
          allowClear
          value={[...role.mutexRoles]}
          disabled={disabled || office}
          optionFilterProp="label"
          options={roles
            .filter(({ code }) => code !== role.roleCode)
            .map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(mutexRoles) => onChange({ mutexRoles })}
          {...(errors.mutexRoles === undefined ? {} : { status: 'error' as const })}
        />
        <small className={errors.mutexRoles === undefined ? undefined : css.wrong}>
          {errors.mutexRoles ?? t(words.mutexNote)}
        </small>
      </label>
      <label className={css.wide}>
        {t(words.remark)}
        <TextArea
          value={role.remark ?? ''}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          disabled={disabled}
          onChange={(event) => onChange({ remark: event.target.value })}
        />
      </label>
    </div>
  )
}
