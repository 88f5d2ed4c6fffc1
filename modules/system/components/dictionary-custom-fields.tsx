import type { InputProps } from '../../../kinds/field-services.ts'
import { InputBox } from '../../../ui/input.tsx'
import { type OwnCellProps, useWords } from '../../../web/module-api.ts'
import { dictionaryWords as words } from '../words/dictionaries.ts'
import { groupsOfOwn } from './find-dictionary-groups.ts'

/** The group of an entry by its code; where the entry is a group itself, that is said in words and not typed over. */
const groupField = {
  Input: function GroupInput({ id, value, disabled, error, onChange, onBlur }: InputProps) {
    const t = useWords()
    if (value === groupsOfOwn) return <InputBox id={id} value={t(words.ownGroup)} disabled />
    return (
      <InputBox
        id={id}
        value={typeof value === 'string' ? value : ''}
        maxLength={60}
        disabled={disabled}
        wrong={Boolean(error)}
        aria-invalid={error !== null}
        onBlur={onBlur}
        onChange={(text) => onChange(text === '' ? null : text)}
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
