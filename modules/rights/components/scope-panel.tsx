import { Select } from 'antd'
import { useId } from 'react'
import DepartmentsInput from '../../../kinds/departments/input.tsx'
import { useHost } from '../../../kinds/field-services.ts'
import UnitsInput from '../../../kinds/units/input.tsx'
import { useWords } from '../../../web/module-api.ts'
import type { SheetScope } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import type { Catalogue } from './role-queries.tsx'
import { PickedField } from './standalone-kind-field.tsx'
import css from './role.module.css'

interface ScopePanelProps {
  readonly codes: Catalogue['scopes']
  readonly scopes: readonly SheetScope[]
  readonly names: Readonly<Record<string, string>>
  readonly disabled: boolean
  readonly onChange: (scopes: readonly SheetScope[]) => void
}

const chosenByHand = '7'

/** Which rows of each business a role shows: one of seven sorts, the last chosen by hand. */
export function ScopePanel({ codes, scopes, names, disabled, onChange }: ScopePanelProps) {
  const t = useWords()
  const id = useId()
  const { useDictionary } = useHost()
  const types = useDictionary('dataScopeType').data ?? []
  const put = (dsCode: string, next: SheetScope | null) =>
    onChange(
      [...scopes.filter((one) => one.dsCode !== dsCode), ...(next === null ? [] : [next])].toSorted((a, b) =>
        a.dsCode < b.dsCode ? -1 : 1,
      ),
    )
  const options = [{ value: '', label: t(words.unset) }, ...types.map(({ code, label }) => ({ value: code, label }))]
  return (
    <>
      <p className={css.note}>{t(words.scopesNote)}</p>
      <div className={css.scopes}>
        {codes.map(({ code, documents }) => {
          const scope = scopes.find(({ dsCode }) => dsCode === code)
          const label = documents.join(' · ')
          return (
            <div key={code} className={css.scope}>
              <span>
                <b>{label}</b>
                <small>{code}</small>
              </span>
              <Select
                value={scope?.dsType ?? ''}
                disabled={disabled}
                options={options}
                aria-label={label}
                onChange={(dsType) =>
                  put(
                    code,
                    dsType === ''
                      ? null
                      : { dsCode: code, dsType, units: scope?.units ?? [], departments: scope?.departments ?? [] },
                  )
                }
              />
              {scope?.dsType === chosenByHand && (
                <div className={css.chosenPlaces}>
                  <label>
                    {t(words.chosenUnits)}
                    <PickedField
                      of={UnitsInput}
                      kind="units"
                      id={`${id}-${code}-units`}
                      label={t(words.chosenUnits)}
                      value={[...scope.units]}
                      disabled={disabled}
                      names={names}
                      onChange={(value) => put(code, { ...scope, units: listOf(value) })}
                    />
                  </label>
                  <label>
                    {t(words.chosenDepartments)}
                    <PickedField
                      of={DepartmentsInput}
                      kind="departments"
                      id={`${id}-${code}-departments`}
                      label={t(words.chosenDepartments)}
                      value={[...scope.departments]}
                      disabled={disabled}
                      names={names}
                      onChange={(value) => put(code, { ...scope, departments: listOf(value) })}
                    />
                  </label>
                  {scope.units.length + scope.departments.length === 0 && (
                    <small className={css.wrong} role="alert">
                      {t(words.emptyScope)}
                    </small>
                  )}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
