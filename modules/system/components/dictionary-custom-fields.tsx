import { Input } from 'antd'
import type { InputProps } from '../../../kinds/field-services.ts'
import { type OwnCellProps, useWords } from '../../../web/module-api.ts'
import { dictionaryWords as words } from '../words/dictionaries.ts'
import { groupsOfOwn } from './find-dictionary-groups.ts'

/** The group of an entry by its code; where the entry is a group itself, that is said in words and not typed over. */
const groupField = {
  Input: function GroupInput({ id, value, disabled, error, onChange, onBlur }: InputProps) {
    const t = useWords()
    if (value === groupsOfOwn) return <Input id={id} value={t(words.ownGroup)} disabled />
    return (
      <Input
        id={id}
        value={typeof value === 'string' ? value : ''}
        maxLength={60}
        disabled={disabled}
        status={error ? 'error' : ''}
        aria-invalid={error !== null}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    )
  },
  Cell: function GroupCell({ value }: OwnCellProps) {
    const t = useWords()
    return <>{value === groupsOfOwn ? t(words.ownGroup) : value}</>
  },
}

/** The fields of an entry that this module shows, by their names. */
export const ownFields = { dicGroup: groupField }
